/** What was published of a file: who changed which sentences, and when, and the way back to each version. */

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import type {GitHub} from '../../github/api';
import {type ChangedSentence, changedSentences} from '../../text/sentences';
import {fileTitle, useEditor, usePublishing} from '../context';
import Button from '../shared/Button';
import look from '../shared/look.module.css';
import View from '../shared/View';
import BeforeAfter from './BeforeAfter';

/** How many versions are shown at first, and with each press for older ones. Each takes two requests. */
const STEP = 10;

interface Version {
  commit: string;
  title: string;
  name?: string;
  date: string;
  /** Whether the file was deleted. */
  isDeleted: boolean;
  /** What it changed; nothing of the first version, which is all new. */
  sentences: ChangedSentence[];
}

/** Ten versions of a file, the newest first. `page` counts from 1. */
async function readVersions(github: GitHub, branch: string, file: string, page: number): Promise<Version[]> {
  const query = {sha: branch, path: file, per_page: STEP, page};
  const commits = await github.rest('GET /repos/{owner}/{repo}/commits', query);
  const readText = async (commit: string | undefined) => {
    if (!commit) return null;
    const files = await github.readFiles(commit, [file]);
    return files[file] ?? null;
  };
  // Each version changed the one that follows it in the list. What the last one changed is its commit's parent.
  const parentOfLast = commits.at(-1)?.parents[0]?.sha;
  const texts = await Promise.all([...commits.map(({sha}) => sha), parentOfLast].map(readText));
  return commits.map(({sha, commit: {message, author, committer}}, index) => {
    const after = texts[index];
    const before = texts[index + 1];
    return {
      commit: sha,
      title: message.split('\n')[0],
      name: author?.name,
      date: new Date(committer?.date ?? '').toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'short'}),
      isDeleted: after === null,
      sentences: before === null || after === null ? [] : changedSentences(file, String(before), String(after)),
    };
  });
}

export default function History({file}: {file: string}): ReactNode {
  const {site, workspace, publishing, goTo, address, announce} = useEditor();
  const {busy} = usePublishing();
  const [versions, setVersions] = useState<Version[]>([]);
  const [pages, setPages] = useState(1);
  const title = fileTitle(site, file);

  useEffect(() => {
    void publishing.run('Looking…', async (github) => {
      const more = await readVersions(github, site.branch, file, pages);
      setVersions((shown) => [...shown.slice(0, (pages - 1) * STEP), ...more]);
    });
  }, [publishing, site, file, pages]);

  const bringBack = ({commit, date}: Version) =>
    publishing.run('Looking…', async (github) => {
      const files = await github.readFiles(commit, [file]);
      workspace.apply({label: 'Bring back', files});
      goTo(files[file] === null ? {kind: 'overview'} : {kind: 'file', file});
      announce(`${title} is as it was on ${date}. Propose it, or choose Undo.`);
    });

  const rows = versions.map((version, index) => (
    <li key={version.commit}>
      <div className={clsx(look.stack, look.tight, look.words)}>
        <b>{version.title}</b>
        <span className={look.hint}>
          {version.date}, {version.name}
        </span>
        {version.isDeleted && <p>This is deleted.</p>}
        {version.sentences.length > 0 && (
          <BeforeAfter sentences={version.sentences} name={`What changed on ${version.date}`} />
        )}
      </div>
      {index > 0 && (
        <Button aria-label={`Bring back the version of ${version.date}`} onClick={() => void bringBack(version)}>
          Bring back
        </Button>
      )}
    </li>
  ));
  const isMore = versions.length === pages * STEP;
  return (
    <View title={`History of ${title}`} more={<Link to={address({kind: 'file', file})}>Back to {title}</Link>}>
      <ol role="list" aria-label="Versions" className={look.list}>
        {rows}
      </ol>
      {isMore && (
        <Button disabled={Boolean(busy)} onClick={() => setPages(pages + 1)}>
          Older versions
        </Button>
      )}
    </View>
  );
}
