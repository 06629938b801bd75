/** What a proposal changes: each sentence before and after, and the pages as they will look. */
import Link from '@docusaurus/Link';
import {type ReactNode, useState} from 'react';
import {kindOf} from '../../../content/pageFiles';
import {fileTitle, useEditor} from '../context';
import Button from '../shared/Button';
import Frame from '../shared/Frame';
import look from '../shared/look.module.css';
import BeforeAfter from './BeforeAfter';
import type {ChangedFile as Change, ReadProposal} from './readProposal';

function OtherFiles({others}: {others: string[]}): ReactNode {
  if (others.length === 0) return null;
  return (
    // With the marks that a page's lists have (css/base): `look.list` is for rows.
    <ul role="list" className="list" aria-label="Pictures and documents">
      {others.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

interface FileProps {
  change: Change;
  read: ReadProposal;
  isContinued: boolean;
}

function ChangedFile({change, read, isContinued}: FileProps): ReactNode {
  const {site, address} = useEditor();
  const {file, isDeleted, places, sentences} = change;
  const {titles, pages, records, pictures} = read;
  const page = pages[file];
  if (isDeleted) return <p>This is deleted.</p>;
  return (
    <>
      {isContinued && <Link to={address({kind: 'file', file})}>Change “{titles[file] ?? fileTitle(site, file)}”</Link>}
      {kindOf(file) === 'page' && !page && <p>This page can’t be shown until its problems are fixed.</p>}
      <BeforeAfter sentences={sentences} name="Before and after" />
      {page && <Frame key={file} page={page} records={records} pictures={pictures} changes={places} />}
    </>
  );
}

export default function ProposalChanges(props: {read: ReadProposal; isContinued: boolean}): ReactNode {
  const {read, isContinued} = props;
  const {changed, others, titles} = read;
  const {site} = useEditor();
  const [chosen, setChosen] = useState<string>();
  const shown = changed.find(({file}) => file === chosen) ?? changed[0];
  if (!shown) return <OtherFiles others={others} />;
  return (
    <>
      <nav className={look.row} aria-label="What is changed">
        {changed.map((change) => (
          <Button key={change.file} aria-pressed={change === shown} onClick={() => setChosen(change.file)}>
            {titles[change.file] ?? fileTitle(site, change.file)}
          </Button>
        ))}
      </nav>
      <OtherFiles others={others} />
      <ChangedFile change={shown} read={read} isContinued={isContinued} />
    </>
  );
}
