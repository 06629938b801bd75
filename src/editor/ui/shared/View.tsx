/** A view that isn't a file, such as the overview. */
import clsx from 'clsx';
import {type ReactNode, useEffect, useEffectEvent, useRef} from 'react';
import look from './look.module.css';

/** A heading that takes the focus when its view opens, unless something in the view takes it. */
export function useHeading(isTaken = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useEffectEvent(() => {
    if (!isTaken) heading.current?.focus({preventScroll: true});
  });
  useEffect(() => open(), []);
  return heading;
}

interface Props {
  title: string;
  /** What is beside the title. */
  more?: ReactNode;
  children: ReactNode;
}

export default function View({title, more, children}: Props): ReactNode {
  const heading = useHeading();
  return (
    <div className={clsx(look.stack, look.view)}>
      <header className={look.row}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {more}
      </header>
      {children}
    </div>
  );
}
