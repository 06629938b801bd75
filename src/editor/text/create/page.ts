import {stringify} from 'yaml';
import type {ContentFiles} from '../../../content';
import {isPage} from '../../../content/pageFiles';
import type {Created} from './created';
import type {Answers} from './templates';

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'new-page';

/** A free file name in `pages/`. */
function freePage(title: string, files: ContentFiles): string {
  const slug = slugOf(title);
  const free = (name: string) => isPage(`pages/${name}.mdx`) && !files.has(`pages/${name}.mdx`);
  if (free(slug)) return `pages/${slug}.mdx`;
  let number = 2;
  while (!free(`${slug}-${number}`)) number += 1;
  return `pages/${slug}-${number}.mdx`;
}

const onOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');
const yaml = (text: string) => stringify(onOneLine(text), {lineWidth: 0}).trim();
/** Words, escaped for Markdown. */
const markdown = (text: string) =>
  onOneLine(text)
    .replace(/[\\`*_{}[\]<>~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(^|\s)#(?=#*$)/, '$1\\#');

/** A new page with a hero and a section. */
export function createPage({title, description}: Answers, files: ContentFiles): Created {
  const file = freePage(title, files);
  const heading = 'Write a heading';
  const text = `---
title: ${yaml(title)}
description: ${yaml(description)}
---

import {Hero, Section} from '@site/src/components';

<Hero>

# ${markdown(title)}

Write one sentence that says what this page is about.

</Hero>

<Section>

## ${heading}

Write what you want to say.

</Section>
`;
  const start = text.indexOf(heading);
  return {texts: {[file]: text}, file, select: {start, end: start + heading.length}};
}
