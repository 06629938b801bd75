import type {Diagnostic} from '../../../content';
import {applyEdits} from '../../../content/source';
import {useEditor} from '../shared/context';
import {useOtherFiles} from '../shared/useOtherFiles';
import {keyOf} from './Problem';

/**
 * Corrects a problem in the draft of another file than `file`, which is open. Returns whether the problem was still
 * there: another tab may have changed its file.
 */
export function useFixOther(file: string): (problem: Diagnostic) => Promise<boolean> {
  const {engine} = useEditor();
  const {textOf, write} = useOtherFiles();
  return async (problem) => {
    const text = textOf(problem.file);
    engine.put(problem.file, text);
    const {diagnostics} = await engine.run('check', file);
    const edits = diagnostics.find((one) => keyOf(one) === keyOf(problem))?.edits;
    if (edits) write(problem.file, applyEdits(text, edits));
    return edits !== undefined;
  };
}
