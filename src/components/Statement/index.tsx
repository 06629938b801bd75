import type {ReactNode} from 'react';
import Jersey from '../Jersey';
import type {PictureProps} from '../Picture';
import Section from '../Section';
import type {SilkName} from '../Silk/silks';

export interface Props extends PictureProps {
  /** Whose silk stands beside the words. */
  silk: SilkName;
  /** The ground that it stands on. */
  tone?: 'gold' | 'leaf' | 'lake' | 'bark' | 'ink';
  /** The statement: a heading (## like this), and a sentence or two if it needs them. */
  children: ReactNode;
}

/** A sentence that the whole screen belongs to. */
export default function Statement({silk, tone = 'leaf', picture, children}: Props): ReactNode {
  return (
    <Section tone={tone} layout="statement" picture={picture}>
      <Jersey silk={silk} size="poster" />
      <div>{children}</div>
    </Section>
  );
}
