import {type ReactNode, useRef, useState} from 'react';
import type {OpenItem} from '../../../content';
import List from '../shared/List';
import Paged from '../shared/Paged';
import Panel from '../shared/Panel';
import Status from '../shared/Status';
import shared from '../shared/styles.module.css';

interface Props {
  file: string;
  items: OpenItem[];
  /** Shows what stands on a line. */
  show: (line: number) => void;
  /** Takes away the mark on a line. */
  confirm: (line: number) => void;
}

/** Whether it is a passage to confirm: an empty place has to be filled in, and a button to be given an address. */
const isMark = (file: string, {what}: OpenItem) =>
  !/^To fill in:|^Button "/.test(what) || (file.startsWith('records/') && !what.startsWith('Button'));

/** What somebody still has to confirm or fill in here. */
export default function ToConfirmList({file, items, show, confirm}: Props): ReactNode {
  const [confirmed, setConfirmed] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  // It stays after the last one, which had the focus.
  if (items.length === 0 && confirmed === undefined) return null;
  const isGone = confirmed !== undefined && !items.some(({what}) => what === confirmed);
  const confirmItem = ({line, what}: OpenItem) => {
    confirm(line);
    setConfirmed(what);
    title.current?.focus();
  };
  return (
    <Panel id="to-confirm" title="To confirm" titleRef={title}>
      <Status>{isGone && `“${confirmed}” is confirmed.${items.length === 0 ? ' Nothing is left here.' : ''}`}</Status>
      <Paged items={items}>
        {(page) => (
          <List labelledBy="to-confirm">
            {page.map((item) => (
              <li key={`${item.line} ${item.what}`}>
                <button type="button" className={shared.quiet} onClick={() => show(item.line)}>
                  Line {item.line}
                </button>
                <p>
                  <strong>{item.what}</strong>
                </p>
                <p>{item.reason}</p>
                {isMark(file, item) && (
                  <button type="button" onClick={() => confirmItem(item)} aria-label={`This is right: ${item.what}`}>
                    This is right
                  </button>
                )}
              </li>
            ))}
          </List>
        )}
      </Paged>
    </Panel>
  );
}
