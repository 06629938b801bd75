/** What the editor shows of the site's own pictures: one small copy of each, made as those of the pages are. */
import path from 'node:path';
import {diskFiles} from '../../content/files.node';
import {fileProblems, picturesOf} from '../../content/pictures/problems';
import type {Order} from '../pictures/encode';
import {requestFor} from '../pictures/make';

const ORDER: Order = {place: {slot: 'text', sizes: '100vw', widths: [960], needs: 0}, look: 'natural', focus: 'center'};

/** A module with what there is of each picture, by its file. One with a problem can't be read, and isn't shown. */
export function picturesModule(siteDir: string): string {
  const files = diskFiles(siteDir);
  const shown = picturesOf(files).filter((file) => fileProblems(file, files).length === 0);
  const imports = shown.map((file, index) => {
    return `import p${index} from ${JSON.stringify(requestFor(path.join(siteDir, file), ORDER))};`;
  });
  const entries = shown.map((file, index) => `${JSON.stringify(file)}: p${index}`);
  return `${imports.join('\n')}\nexport default {${entries.join(', ')}};\n`;
}
