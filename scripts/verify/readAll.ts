/** All rules that read the files of a build. The others need a browser (`visit.ts`, `offline.ts`). */
import type {SiteFolders} from '../../src/content/site/files.node';
import {budgets} from './budgets';
import type {Build} from './built';
import {facts} from './facts';
import {landmarks} from './landmarks';
import {links} from './links';
import {metadata} from './metadata';
import {policy} from './policy';
import type {Problem} from './problem';
import {reasonsIn} from './reasons';
import {serviceWorker} from './serviceWorker';
import {staffOnly} from './staffOnly';

/** What is wrong with a build. `folders`: the site that it was made of, whose notes for staff visitors may not read. */
export const readAll = (build: Build, folders: SiteFolders): Problem[] => [
  ...links(build),
  ...landmarks(build),
  ...policy(build),
  ...metadata(build),
  ...staffOnly(build, reasonsIn(folders)),
  ...serviceWorker(build),
  ...budgets(build),
  ...facts(build),
];
