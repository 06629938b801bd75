/** A button that asks before it does something. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Button from './Button';
import {useDialog} from './backButton';
import look from './look.module.css';

interface Props {
  label: string;
  question: string;
  /** What the answers lead to, in a sentence or two. */
  children: ReactNode;
  /** The answers, beside “Cancel”. */
  answers: [label: string, action: () => unknown][];
  disabled?: boolean;
}

export default function ConfirmButton({label, question, children, answers, disabled}: Props): ReactNode {
  const {ref, show, onClose} = useDialog();
  const close = () => ref.current?.close();
  return (
    <>
      <Button disabled={disabled} onClick={show}>
        {label}
      </Button>
      <dialog ref={ref} className={clsx(look.stack, look.dialog)} aria-label={question} onClose={onClose}>
        <h2>{question}</h2>
        <p>{children}</p>
        <div className={look.row}>
          {answers.map(([answer, action]) => (
            <Button
              key={answer}
              onClick={() => {
                close();
                return action();
              }}
            >
              {answer}
            </Button>
          ))}
          <Button onClick={close}>Cancel</Button>
        </div>
      </dialog>
    </>
  );
}
