import {textIn} from '../../site';
import {useEditor} from './context';

interface OtherFiles {
  textOf: (file: string) => string;
  /** Makes a text the draft of a file. */
  write: (file: string, text: string) => void;
}

/** Reads and changes files that aren't open. */
export function useOtherFiles(): OtherFiles {
  const {site, engine, drafts} = useEditor();
  const originOf = (file: string) => drafts.get(file) ?? {base: textIn(site, file), commit: site.commit};
  return {
    textOf: (file) => drafts.get(file)?.text ?? originOf(file).base ?? '',
    write: (file, text) => {
      const origin = originOf(file);
      if (text === origin.base) drafts.drop(file);
      else drafts.put(file, {...origin, text, changed: Date.now()});
      engine.put(file, text);
    },
  };
}
