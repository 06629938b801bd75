/** The buttons that move, duplicate and delete a part of a page, or an entry of a record. */

import type {ReactNode} from 'react';
import type {ArrangeKind} from '../../text/parts';
import Button from './Button';
import look from './look.module.css';

export interface PartAction {
  kind: ArrangeKind;
  label: string;
  /** The arrow that its button shows in place of its label. */
  arrow?: string;
  /** The message once it is done. */
  done: string;
  /** How far it moves among its siblings. */
  by: number;
}

export const ACTIONS: readonly PartAction[] = [
  {kind: 'up', label: 'Move up', arrow: '↑', done: 'Moved up.', by: -1},
  {kind: 'down', label: 'Move down', arrow: '↓', done: 'Moved down.', by: 1},
  {kind: 'duplicate', label: 'Duplicate', done: 'Duplicated.', by: 1},
  {kind: 'delete', label: 'Delete', done: 'Deleted. Undo brings it back.', by: 0},
];

interface Props {
  /** The name of the part, if there are several with buttons. */
  name?: string;
  isFirst: boolean;
  isLast: boolean;
  actions?: readonly PartAction[];
  onUse: (action: PartAction) => void;
}

export const PartActions = ({name, isFirst, isLast, actions = ACTIONS, onUse}: Props): ReactNode =>
  actions.map((action) => {
    const {kind, label, arrow} = action;
    const isAtEnd = (kind === 'up' && isFirst) || (kind === 'down' && isLast);
    return (
      <Button
        key={kind}
        data-tool={kind}
        className={arrow && look.sign}
        // A disabled button would lose the focus of whoever moves a part to the end.
        aria-disabled={isAtEnd || undefined}
        aria-label={name ? `${label}: ${name}` : label}
        title={arrow && label}
        onClick={() => !isAtEnd && onUse(action)}
      >
        {arrow ?? label}
      </Button>
    );
  });
