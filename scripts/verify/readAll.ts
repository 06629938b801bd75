/** All rules that read the files of a build. The others need a browser (`visit.ts`, `offline.ts`). */
import type {SiteFolders} from '../../src/content/files.node';
import {budgets} from './budgets';
import type {Build} from './built';
import {controls} from './controls';
import {facts} from './facts';
import {landmarks} from './landmarks';
import {links} from './links';
import {metadata} from './metadata';
import {notesIn} from './notes';
import {policy} from './policy';
import type {Problem} from './problem';
import {staffOnly} from './staffOnly';

/** What is wrong with a build. `folders`: the site that it was made of, whose notes visitors may not read. */
export const readAll = (build: Build, folders: SiteFolders): Problem[] => [
  ...links(build),
  ...landmarks(build),
  ...policy(build),
  ...metadata(build),
  ...staffOnly(build, notesIn(folders)),
  ...controls(build),
  ...budgets(build),
  ...facts(build),
];
