/** The form of a component on a page, or of a record. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {pathKey} from '../../../content/records/fields';
import type {FormNode} from '../../../content/records/form';
import look from '../shared/look.module.css';
import {NodeOfForm, problemsOfField} from './FormNodes';
import {type FormProps, useForm} from './useForm';

const isRare = (node: FormNode): boolean => node.kind === 'field' && Boolean(node.isRare);

export default function Form(props: FormProps): ReactNode {
  const form = useForm(props);
  const {nodes = [], check, isRecord, root, focusedKey} = form;
  if (form.nodes?.length === 0) return <p className={look.hint}>Tap one of the parts inside it.</p>;

  const rareNodes = nodes.filter(isRare);
  const needsAttention = (node: FormNode): boolean =>
    pathKey(node.path) === focusedKey || (node.kind === 'field' && problemsOfField(node, check.ownProblems).length > 0);
  const nodeOf = (node: FormNode) => <NodeOfForm key={pathKey(node.path)} node={node} form={form} />;
  // The heading above already shows the record's title.
  const untitled = (node: FormNode) => (isRecord ? {...node, title: ''} : node);
  return (
    <div ref={root} className={look.stack}>
      {nodes.filter((node) => !isRare(node)).map((node) => nodeOf(untitled(node)))}
      {rareNodes.length > 0 && (
        <details open={rareNodes.some(needsAttention) || undefined}>
          <summary>More</summary>
          <div className={clsx(look.stack, look.folded)}>{rareNodes.map(nodeOf)}</div>
        </details>
      )}
    </div>
  );
}
