/** What somebody still has to confirm or fill in on a page or in a record. */
import {type ReactNode, useId, useRef} from 'react';
import type {OpenItem} from '../../content';
import {useEditor} from './context';
import look from './look.module.css';
import type {Check} from './useCheck';
import {useChange} from './useForm';

interface Props {
  file: string;
  check: Check;
  /** Shows what stands on a line. */
  show: (line: number) => void;
}

/** The open points of a file; those that only need somebody's word have a button for it. */
export default function Confirm({file, check, show}: Props): ReactNode {
  const {engine, announce} = useEditor();
  const change = useChange();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!check.checked?.open.length) return null;
  const confirm = async ({line, what}: OpenItem) => {
    heading.current?.focus();
    const ask = async () => ({[file]: await engine.run('confirm', file, line)});
    if (await change({label: 'This is right', ask})) announce(`“${what}” is confirmed.`);
  };
  return (
    <section aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        To confirm
      </h2>
      <ul aria-labelledby={id} className={look.list}>
        {check.checked.open.map((item) => (
          <li key={`${item.line} ${item.what}`}>
            <strong>{item.what}</strong>
            <p>{item.reason}</p>
            <div className={look.row}>
              {item.isMark && (
                <button type="button" onClick={() => void confirm(item)} aria-label={`This is right: ${item.what}`}>
                  This is right
                </button>
              )}
              <button type="button" className={look.quiet} onClick={() => show(item.line)}>
                Show it
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
