import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import type {RecordChange} from '../../text/recordForm/change';
import {keyOf, type FormNode as Node} from '../../text/recordForm/form';
import shared from '../shared/styles.module.css';
import Entries from './Entries';
import {hintId} from './Hints';
import RecordField from './RecordField';
import styles from './styles.module.css';

interface Props {
  node: Node;
  diagnostics: Diagnostic[];
  /** Path of the field that gets the focus: it is drawn, however many entries there are. */
  target?: Node['path'];
  /** Where the hints stand that this node shares with others of its list. */
  hints?: string;
  change: (change: RecordChange) => void;
}

/** A part of a record's form: a field, a group of them, or a list of entries. */
export default function FormNode({node, hints, ...rest}: Props): ReactNode {
  if (node.kind === 'field') return <RecordField field={node} hints={hints} {...rest} />;
  return (
    <fieldset className={styles.group}>
      <legend>{node.title}</legend>
      {node.description && !hints && <p className={shared.hint}>{node.description}</p>}
      {node.kind === 'group' ? (
        node.children.map((child) => (
          <FormNode
            key={keyOf(child.path)}
            node={child}
            hints={hints && hintId(hints, String(child.path.at(-1)))}
            {...rest}
          />
        ))
      ) : (
        <Entries list={node} target={rest.target} change={rest.change}>
          {(entry, shared) => <FormNode node={entry} hints={shared} {...rest} />}
        </Entries>
      )}
    </fieldset>
  );
}
