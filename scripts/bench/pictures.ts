/** What photographs cost: a page that opens with one, and a build with forty of them. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {copySite} from '../copySite';
import {build} from './variants';

const COUNT = 40;
const NAMES = Array.from({length: COUNT}, (_, index) => `photo-${index}`);
const SOURCES = ['hills', 'market', 'room'];

export interface PictureBuilds {
  /** The site with the forty photographs, and two pages for the comparison: about and opening. */
  outDir: string;
  /** Seconds that a build takes without any photograph, with all of them for the first time, and once more. */
  without: number;
  first: number;
  second: number;
}

/** Writes photographs as large as a telephone's. No two are the same, so each is encoded. */
async function writePhotographs(folder: string): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    const source = path.join('pictures/examples', `${SOURCES[index % SOURCES.length]}.jpg`);
    const photograph = sharp(source)
      .resize(4000, 3000)
      .modulate({hue: index * 9});
    await photograph.jpeg({quality: 85}).toFile(path.join(folder, `${name}.jpg`));
  }
}

const album = (names: string[]) =>
  ['---', 'title: Album', 'description: Forty photographs.', '---', '', '# Album', '']
    .concat(names.map((name) => `![A view](/pictures/${name}.jpg)\n`))
    .join('\n');

function secondsOfBuild(site: string, outDir: string): number {
  const start = performance.now();
  build(site, outDir);
  return (performance.now() - start) / 1000;
}

/** Builds this site inside `dir` without photographs and with forty, from an empty cache and from a full one. */
export async function buildPictures(dir: string): Promise<PictureBuilds> {
  const site = path.join(dir, 'album-site');
  const outDir = path.join(dir, 'album');
  copySite(site);
  rmSync(path.join(site, '.cache'));
  mkdirSync(path.join(site, '.cache'));
  const page = (name: string, text: string) => writeFileSync(path.join(site, `pages/${name}.mdx`), text);

  page('album', album([]));
  const without = secondsOfBuild(site, outDir);
  await writePhotographs(path.join(site, 'pictures'));
  page('album', album(NAMES));
  const about = readFileSync('pages/about.mdx', 'utf8').replace(/^title:.*$/m, 'title: Opening');
  page('opening', about.replace('<Hero>', `<Hero picture="/pictures/${NAMES[0]}.jpg" shows="A view">`));
  const first = secondsOfBuild(site, outDir);
  return {outDir, without, first, second: secondsOfBuild(site, outDir)};
}
