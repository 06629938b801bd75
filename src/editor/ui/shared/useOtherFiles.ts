/** Files that are not open: their texts, and changes that become drafts. */
import {textIn} from '../../site';
import {useEditor} from './context';

interface Others {
  textOf: (file: string) => string;
  write: (file: string, text: string) => void;
}

export function useOthers(): Others {
  const {site, engine, drafts} = useEditor();
  const begunOf = (file: string) => drafts.get(file) ?? {base: textIn(site, file), commit: site.commit};
  return {
    textOf: (file) => drafts.get(file)?.text ?? begunOf(file).base ?? '',
    write: (file, text) => {
      const begun = begunOf(file);
      if (text === begun.base) drafts.drop(file);
      else drafts.put(file, {...begun, text, changed: Date.now()});
      engine.put(file, text);
    },
  };
}
