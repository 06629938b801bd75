/** The list of everything that can be edited, of what is changed, and of proposals. */
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Silk from '@site/src/components/Silk';
import {silkOfPage} from '@site/src/components/Silk/silks';
import {type ReactNode, useState} from 'react';
import {isEditable, kindOf, pageAddress, type TextKind} from '../../content/pageFiles';
import type {ListedFile} from '../engine/answers';
import {fileTitle, useEditor, usePublishing, useWorkspace} from './context';
import NewPage from './forms/NewPage';
import ProposalLists from './proposals/ProposalLists';
import SignOut from './SignOut';
import Button from './shared/Button';
import {countedOrNo} from './shared/countedOrNo';
import ListPanel from './shared/ListPanel';
import look from './shared/look.module.css';
import {useAnswer} from './shared/useEngine';
import View from './shared/View';

function PageSilk({file, silk}: ListedFile): ReactNode {
  return <Silk name={silkOfPage(pageAddress(file), {silk})} className={look.silk} />;
}

/** A page or a record, with what there is to do in it. */
function FileRow({listed}: {listed: ListedFile}): ReactNode {
  const {address} = useEditor();
  const workspace = useWorkspace();
  const {file, title, problems, questionCount} = listed;
  const notes = [
    workspace.isChanged(file) && 'changed',
    problems.length > 0 && countedOrNo(problems.length, 'problem'),
    questionCount > 0 && countedOrNo(questionCount, 'open question'),
  ];
  return (
    <li>
      {kindOf(file) === 'page' && <PageSilk {...listed} />}
      <Link to={address({kind: 'file', file})} className={look.words}>
        {title}
      </Link>
      <span className={look.hint}>{notes.filter(Boolean).join(', ')}</span>
    </li>
  );
}

/** What isn't sent, and the way to take it back. */
function YourChanges({files}: {files: ListedFile[]}): ReactNode {
  const {site, address} = useEditor();
  const workspace = useWorkspace();
  if (workspace.changes.length === 0) return null;
  const rows = workspace.changes.map(({file, base}) => {
    const title = files.find((listed) => listed.file === file)?.title ?? fileTitle(site, file);
    // Pictures and documents have no view of their own, nor has a page that is deleted.
    const canOpen = isEditable(file) && workspace.read(file) !== undefined;
    const throwAway = () => workspace.apply({label: 'Throw away', files: {[file]: base}});
    return (
      <li key={file}>
        {canOpen ? (
          <Link to={address({kind: 'file', file})} className={look.words}>
            {title}
          </Link>
        ) : (
          title
        )}
        <Button aria-label={`Throw away ${title}`} onClick={throwAway}>
          Throw away
        </Button>
      </li>
    );
  });
  return (
    <ListPanel title="Not sent yet" rows={rows}>
      They are only in this browser until you send them.
    </ListPanel>
  );
}

/** `isNew`: the address asks for a new page. */
export default function Overview({isNew}: {isNew: boolean}): ReactNode {
  const {goTo} = useEditor();
  const {isSignedIn} = usePublishing();
  const addressOfSite = useBaseUrl('/');
  // Whoever goes back from a new page is at its button again.
  const [wasNew, setWasNew] = useState(isNew);
  if (isNew && !wasNew) setWasNew(true);
  const files = useAnswer('overview') ?? [];
  const rowsOf = (kind: TextKind) =>
    files.filter(({file}) => kindOf(file) === kind).map((listed) => <FileRow key={listed.file} listed={listed} />);
  return (
    <View title="Edit the site" more={<a href={addressOfSite}>See the site</a>}>
      <YourChanges files={files} />
      {isSignedIn && <ProposalLists />}
      <div className={look.columns}>
        <ListPanel title="Pages" rows={rowsOf('page')}>
          {isNew ? (
            <NewPage />
          ) : (
            <Button autoFocus={wasNew} onClick={() => goTo({kind: 'newPage'})}>
              New page
            </Button>
          )}
        </ListPanel>
        <ListPanel title="Facts on several pages" rows={rowsOf('record')} />
      </div>
      {isSignedIn && <SignOut />}
    </View>
  );
}
