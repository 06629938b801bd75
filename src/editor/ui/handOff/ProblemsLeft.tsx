import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Diagnostic} from '../../../content';
import {keyOf} from '../problems/Problem';
import {editorUrl, useEditor} from '../shared/context';
import shared from '../shared/styles.module.css';

/** What keeps the proposal from being published, each with a link to its place. */
export default function ProblemsLeft({problems}: {problems: Diagnostic[]}): ReactNode {
  const {home} = useEditor();
  if (problems.length === 0) return null;
  return (
    <div className={shared.notice}>
      <p role="alert">
        {problems.length === 1
          ? 'There is 1 problem in the files. Fix it first: GitHub’s check doesn’t let it through.'
          : `There are ${problems.length} problems in the files. Fix them first: GitHub’s check doesn’t let them through.`}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={keyOf(problem)}>
            <Link to={editorUrl(home, problem.file, problem.start.line)}>
              {problem.file}, line {problem.start.line}
            </Link>
            : {problem.message}
          </li>
        ))}
      </ul>
    </div>
  );
}
