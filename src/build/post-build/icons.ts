/**
 * The site's icon for every platform, drawn from `static/favicon.svg`, the web manifest that names them, and the strip
 * of tiles at the foot of every page.
 * The manifest's addresses are relative to itself, so they hold under any base address.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTags} from '@docusaurus/types';
import {Resvg} from '@resvg/resvg-js';
import {silks, TILES} from '../../components/Silk/silks';
import {readIdentity} from './identity';

/** The icon links of every page's head. `npm start` has the SVG alone: the build draws the others. */
export function iconTags(baseUrl: string, isBuild: boolean): HtmlTags {
  const link = (rel: string, file: string, attributes = {}) => ({
    tagName: 'link',
    attributes: {rel, href: baseUrl + file, ...attributes},
  });
  const drawn = link('icon', 'favicon.svg', {type: 'image/svg+xml'});
  if (!isBuild) return [drawn];
  return [
    link('icon', 'favicon.ico', {sizes: '32x32'}),
    drawn,
    link('apple-touch-icon', 'apple-touch-icon.png'),
    link('manifest', 'manifest.webmanifest'),
  ];
}

/** An ICO file is a short directory in front of a PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // Type: icon
  directory.writeUInt16LE(1, 4); // Number of images
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10); // Color planes
  directory.writeUInt16LE(32, 12); // Bits per pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/** Draws the icons and the strip into the build and writes the manifest beside them. */
export async function drawIcons({
  siteDir,
  outDir,
  name,
}: {
  siteDir: string;
  outDir: string;
  name: string;
}): Promise<void> {
  const identity = await readIdentity(siteDir);
  const drawn = await readFile(path.join(siteDir, 'static/favicon.svg'), 'utf8');
  const inner = drawn.replace(/<\/?svg[^>]*>/g, '');
  // Platforms crop these to their own shape, so the tile keeps away from the edge, on a background of its own color.
  const framed = (share: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${identity.color('gold')}" d="M0 0h8v8H0z"/>` +
    `<g transform="translate(${4 - 4 * share} ${4 - 4 * share}) scale(${share})">${inner}</g></svg>`;
  const png = (svg: string, size: number) => new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();
  // The strip that ends every page (theme/Footer). Each tile lies a hair under the next, so that no seam shows.
  const strip = TILES.map((name, place) => identity.tile(silks[name], 8 * place, 0, 8.04)).join('');
  const icon = (src: string, size: number, purpose?: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: identity.color('paper'),
    theme_color: identity.color('gold'),
    icons: [icon('icons/192.png', 192), icon('icons/512.png', 512), icon('icons/maskable-512.png', 512, 'maskable')],
  };
  const files: Record<string, string | Buffer> = {
    'favicon.ico': icoOf(png(drawn, 32), 32),
    'apple-touch-icon.png': png(framed(0.7), 180),
    'icons/192.png': png(drawn, 192),
    'icons/512.png': png(drawn, 512),
    'icons/maskable-512.png': png(framed(0.55), 512),
    'tiles.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 8">${strip}</svg>`,
    'manifest.webmanifest': JSON.stringify(manifest),
  };
  await mkdir(path.join(outDir, 'icons'), {recursive: true});
  await Promise.all(Object.entries(files).map(([file, content]) => writeFile(path.join(outDir, file), content)));
}
