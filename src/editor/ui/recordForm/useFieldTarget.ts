import {type RefObject, useEffect, useRef, useState} from 'react';
import {type FormNode, fieldAtLine, keyOf} from '../../text/recordForm/form';

interface FieldTarget {
  /** The form's element. */
  root: RefObject<HTMLDivElement | null>;
  /** Path of the field that gets the focus. */
  path?: FormNode['path'];
}

/** Selects the field of a line, once for each object that names it. */
export function useFieldTarget(form: FormNode | undefined, target: {line: number} | undefined): FieldTarget {
  const root = useRef<HTMLDivElement>(null);
  const reached = useRef<typeof target>(undefined);
  const [path, setPath] = useState<FormNode['path']>();

  useEffect(() => {
    if (!form || !target || reached.current === target) return;
    reached.current = target;
    const found = fieldAtLine(form, target.line)?.path;
    // A copy, so that the same field is found again.
    setPath(found && [...found]);
  }, [form, target]);

  useEffect(() => {
    if (!path) return;
    // The page of entries that it is on may still have to be drawn.
    requestAnimationFrame(() => {
      const inputs = Array.from(root.current?.querySelectorAll('input') ?? []);
      const input = inputs.find(({dataset}) => dataset.path === keyOf(path));
      input?.focus({preventScroll: true});
      input?.select();
      input?.scrollIntoView({block: 'center'});
    });
  }, [path]);

  return {root, path};
}
