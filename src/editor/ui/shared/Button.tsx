/** A button of the editor. */
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import look from './look.module.css';
import {usePress} from './press';

interface Props extends ComponentProps<'button'> {
  /** Whether it is the primary one. */
  isMain?: boolean;
}

export default function Button({isMain, className, onClick, ...props}: Props): ReactNode {
  const press = usePress();
  return (
    <button
      type="button"
      className={clsx(isMain && look.primary, className) || undefined}
      onClick={(event) => press(event.currentTarget, () => onClick?.(event))}
      {...props}
    />
  );
}
