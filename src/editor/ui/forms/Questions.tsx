/** A few questions in a box, with a button to submit and one to close it. */
import clsx from 'clsx';
import type {FormEvent, ReactNode} from 'react';
import Button from '../shared/Button';
import look from '../shared/look.module.css';
import {usePress} from '../shared/press';

/** Returns what was answered in the field of a name. */
export type Answer = (name: string) => string;

interface Props {
  title: string;
  /** The label of the submit button. */
  action: string;
  isReady?: boolean;
  onSubmit: (answer: Answer) => unknown;
  onClose: () => void;
  children: ReactNode;
}

export default function Questions({title, action, isReady = true, onSubmit, onClose, children}: Props): ReactNode {
  const press = usePress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    void press(event.currentTarget, () => onSubmit((name) => String(answers.get(name) ?? '')));
  };
  return (
    <form aria-label={title} className={clsx(look.stack, look.framed)} onSubmit={submit}>
      <h2>{title}</h2>
      {children}
      <div className={look.row}>
        <Button type="submit" isMain disabled={!isReady}>
          {action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
