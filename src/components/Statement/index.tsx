import type {ReactNode} from 'react';
import Jersey from '../Jersey';
import type {PictureProps} from '../Picture';
import Section from '../Section';
import type {SilkName} from '../Silk/silks';

export interface Props extends PictureProps {
  /** Whose jersey stands beside the words. Without one, the words are as wide as the window. */
  silk?: SilkName;
  /** The ground that it stands on. */
  tone?: 'gold' | 'leaf' | 'lake' | 'bark' | 'ink';
  /** The statement: a heading (## like this), and a sentence or two if it needs them. */
  children: ReactNode;
}

/** A sentence that has the whole screen to itself. */
export default function Statement({silk, tone = 'leaf', picture, children}: Props): ReactNode {
  return (
    <Section tone={tone} layout="statement" picture={picture}>
      <div>{children}</div>
      {silk && <Jersey silk={silk} size="poster" />}
    </Section>
  );
}
