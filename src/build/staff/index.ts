/** Adds what staff see and visitors don't: the page of open questions, and the staff's bar. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readOpenQuestionsIn} from '../../content/checkDisk.node';
import {pathOf} from '../../content/files.node';
import {byFile, type FileLine, openInWords} from '../../content/openQuestions';
import type {Environment} from '../../environment';
import {siteFolders} from '../site';
import {editorAddress} from './links';
import type {OpenQuestionsData} from './theme/OpenQuestionsPage';

/** What the staff's bar says (`theme/AnnouncementBar`), and where it leads. */
export interface StaffData {
  build: string;
  /** How many questions are open, in words. */
  open: string;
  editor: string;
}

export default function staffPlugin({siteDir, baseUrl}: LoadContext, environment: Environment): Plugin {
  const folders = siteFolders(siteDir, environment);
  const {commit} = environment;
  return {
    name: 'staff',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => ['pages/*.mdx', 'records/*.yml'].map((pattern) => pathOf(folders, pattern)),
    async contentLoaded({actions}) {
      const found = readOpenQuestionsIn(folders);
      const open = openInWords(found);
      const withEdit = <T extends FileLine>(place: T) => ({
        ...place,
        edit: editorAddress(`?file=${place.file}&line=${place.line}`),
      });
      const files = byFile(found.questions).map(([file, questions]) => ({file, questions: questions.map(withEdit)}));
      const buttons = found.buttons.map(({label, places}) => ({label, places: places.map(withEdit)}));
      const build = commit ? `Staff site, commit ${commit.slice(0, 7)}` : 'On this computer';
      actions.setGlobalData({build, open, editor: editorAddress()} satisfies StaffData);
      const data = await actions.createData(
        'openQuestions.json',
        JSON.stringify({summary: `${open}.`, files, buttons} satisfies OpenQuestionsData),
      );
      actions.addRoute({
        path: `${baseUrl}open-questions`,
        component: '@theme/OpenQuestionsPage',
        modules: {data},
        exact: true,
      });
    },
  };
}
