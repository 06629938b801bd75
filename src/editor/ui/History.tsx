/** What was published of a file, with dates and names, and the way back to it. */
import type {Endpoints} from '@octokit/types';
import {type ReactNode, useEffect, useState} from 'react';
import {readFiles} from '../github/repository';
import {Button, nameOf, useEditor, View} from './context';
import look from './look.module.css';

type Commits = Endpoints['GET /repos/{owner}/{repo}/commits']['response']['data'];

const formatDate = (date = '') => new Date(date).toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'short'});

/** `file` is the one whose history it is. */
export default function History({file}: {file: string}): ReactNode {
  const {site, workspace, publishing, open, address, announce} = useEditor();
  const [commits, setCommits] = useState<Commits>([]);
  const title = nameOf(site, file);

  useEffect(() => {
    void publishing.run('Looking…', async (github) => {
      const query = {sha: site.branch, path: file, per_page: 50};
      setCommits(await github.rest('GET /repos/{owner}/{repo}/commits', query));
    });
  }, [publishing, site, file]);

  const bringBack = (sha: string, date: string) =>
    publishing.run('Looking…', async (github) => {
      const files = await readFiles(github, sha, [file]);
      workspace.apply({label: 'Bring back', files});
      open(files[file] === null ? '' : file);
      announce(`${title} is as it was on ${date}. Propose it, or choose Undo.`);
    });

  const rows = commits.map(({sha, commit: {message, author, committer}}, index) => {
    const date = formatDate(committer?.date);
    return (
      <li key={sha}>
        <div>
          <b>{message.split('\n')[0]}</b>
          <span className={look.hint}>
            {date}, {author?.name}
          </span>
        </div>
        {index > 0 && (
          <Button aria-label={`Bring back the version of ${date}`} onClick={() => void bringBack(sha, date)}>
            Bring back
          </Button>
        )}
      </li>
    );
  });
  return (
    <View title={`History of ${title}`} more={<a href={address(file)}>Back to {title}</a>}>
      <ol role="list">{rows}</ol>
    </View>
  );
}
