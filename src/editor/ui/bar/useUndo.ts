/** Undo and redo, with the keys that programs have for them. */
import {useEffect, useEffectEvent} from 'react';
import {useEditor} from '../context';

export function useUndo() {
  const {workspace, announce} = useEditor();
  const undo = () => {
    if (workspace.done.length > 0) announce(`Undone: ${workspace.undo()}.`);
  };
  const redo = () => {
    if (workspace.undone.length > 0) announce(`Done again: ${workspace.redo()}.`);
  };
  const press = useEffectEvent(({key, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent) => {
    // A field undoes what was typed in it.
    const isField = target instanceof Element && target.matches('input, textarea, select');
    if (isField || !(ctrlKey || metaKey) || !/^[zy]$/i.test(key)) return;
    const isRedo = shiftKey || key.toLowerCase() === 'y';
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return {undo, redo};
}
