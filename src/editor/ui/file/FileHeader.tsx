import {useHistory} from '@docusaurus/router';
import type {ReactNode, RefObject} from 'react';
import {useEditor} from '../shared/context';
import FileTile from '../shared/FileTile';
import Header from '../shared/Header';
import HomeLink from '../shared/HomeLink';
import shared from '../shared/styles.module.css';
import {titlesIn} from '../shared/useTitles';
import type {OpenFile} from './useFile';

interface Props {
  file: string;
  open: OpenFile;
  titleRef: RefObject<HTMLHeadingElement | null>;
  save: () => void;
}

/** The file's name, and what can be done with its draft. */
export default function FileHeader({file, open, titleRef, save}: Props): ReactNode {
  const {site, drafts, pictures, home} = useEditor();
  const history = useHistory();

  const discard = () => {
    if (!confirm('Throw away everything you changed in this file?')) return;
    const others = drafts.list().filter((one) => one.file !== file);
    pictures.dropWith(
      open.text,
      others.map(({text}) => text),
    );
    open.discard();
    // The button that had the focus is gone.
    titleRef.current?.focus();
  };
  const handOff = () => {
    open.saveDraft();
    history.push(`${home}?github`);
  };

  return (
    <Header
      title={open.checked?.title ?? titlesIn(site)(file)}
      titleRef={titleRef}
      tile={<FileTile file={file} />}
      path={file}
      link={<HomeLink />}
    >
      {open.isChanged && (
        <button type="button" className={shared.quiet} onClick={discard}>
          Throw away
        </button>
      )}
      <button type="button" className={shared.main} disabled={!open.isChanged} onClick={site.canSave ? save : handOff}>
        {site.canSave ? 'Save' : 'Continue on GitHub'}
      </button>
    </Header>
  );
}
