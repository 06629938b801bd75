/**
 * Draws the handbook's example pictures, `npx tsx scripts/examplePictures.ts`. They stand in for photographs: their
 * gradients, textures, edges and grain compress as a telephone's pictures do, and they show nobody and no real place.
 */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = 'pictures/examples';

/** Same numbers at every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const texture = (id: string, frequency: string, octaves: number, seed: number, strength: number) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  ${strength} 0 0 0 -${strength * 0.35}" result="g"/><feComposite in="g" in2="SourceGraphic" operator="in" result="c"/><feBlend in="c" in2="SourceGraphic" mode="multiply"/></filter>`;

/** A ridge of hills, as a polygon with a jagged edge. */
function ridge(width: number, height: number, level: number, rough: number, next: () => number): string {
  const points: string[] = [];
  const phase = next() * 9;
  for (let x = 0; x <= width; x += 8) {
    const wave = Math.sin(x / 210 + phase) + 0.6 * Math.sin(x / 83 + phase * 2) + 0.25 * Math.sin(x / 31 + phase * 3);
    points.push(`${x},${Math.round(level + wave * rough + (next() - 0.5) * rough * 0.25)}`);
  }
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}"`;
}

function hills(width: number, height: number): string {
  const next = random(7);
  const tones = ['#7d93a0', '#5d7a76', '#3f6650', '#2c5238', '#1e3d27'];
  const ridges = tones.map((tone, index) => {
    return `${ridge(width, height, height * (0.38 + index * 0.12), 30 + index * 10, next)} fill="${tone}" filter="url(#leaves)"/>`;
  });
  const trees = Array.from({length: 420}, () => {
    const y = height * (0.62 + next() * 0.38);
    const size = 5 + (y / height) * 26 * next();
    return `<ellipse cx="${next() * width}" cy="${y}" rx="${size}" ry="${size * 0.8}" fill="hsl(${90 + next() * 50} 38% ${13 + next() * 20}%)"/>`;
  });
  return `<rect width="100%" height="100%" fill="url(#sky)"/><circle cx="${width * 0.72}" cy="${height * 0.27}" r="70" fill="#fff3cf" filter="url(#soft)"/>${ridges.join('')}<g filter="url(#leaves)">${trees.join('')}</g>`;
}

function market(width: number, height: number): string {
  const next = random(21);
  const colours = ['#c8452b', '#e7a32d', '#2d6f4f', '#27577a', '#e4d7ba', '#7a4022'];
  const stalls = Array.from({length: 7}, (_, index) => {
    const x = (index - 0.4) * (width / 6);
    const y = height * (0.3 + next() * 0.08);
    const w = width / 5.4;
    const colour = colours[index % colours.length];
    const stripes = Array.from({length: 6}, (__, stripe) => {
      return `<path d="M${x + (stripe * w) / 6} ${y + 90}l${w / 12} -90h${w / 40}l${w / 24} 90z" fill="#fff" opacity=".55"/>`;
    });
    const goods = Array.from({length: 60}, () => {
      const size = 9 + next() * 15;
      return `<circle cx="${x + next() * w}" cy="${height * 0.66 + next() * 70}" r="${size}" fill="hsl(${next() * 110} ${50 + next() * 35}% ${30 + next() * 32}%)"/>`;
    });
    return `<rect x="${x + 14}" y="${y + 80}" width="${w - 28}" height="${height * 0.3}" fill="#2b241d"/><path d="M${x} ${y + 90}l${w * 0.12} -90h${w * 0.76}l${w * 0.12} 90z" fill="${colour}"/>${stripes.join('')}<rect x="${x}" y="${height * 0.66}" width="${w}" height="${height * 0.16}" fill="#6b4a2c"/>${goods.join('')}`;
  });
  return `<rect width="100%" height="100%" fill="url(#sky)"/><rect y="${height * 0.28}" width="100%" height="${height}" fill="#a5673f" filter="url(#earth)"/><g filter="url(#cloth)">${stalls.join('')}</g><rect y="${height * 0.86}" width="100%" height="${height * 0.14}" fill="#8d5433" filter="url(#earth)"/>`;
}

function room(width: number, height: number): string {
  const next = random(4);
  const desks = Array.from({length: 5}, (_, index) => {
    const scale = 0.4 + index * 0.22;
    const y = height * (0.46 + index * 0.115);
    const x = width * (0.5 - scale * 0.42);
    const w = width * scale * 0.84;
    const screens = Array.from({length: 4}, (__, seat) => {
      return `<rect x="${x + w * (0.08 + seat * 0.235)}" y="${y - 62 * scale}" width="${w * 0.13}" height="${54 * scale}" fill="hsl(${200 + next() * 30} 25% ${20 + next() * 50}%)"/>`;
    });
    return `${screens.join('')}<rect x="${x}" y="${y}" width="${w}" height="${26 * scale}" fill="#b98a56"/><rect x="${x + w * 0.05}" y="${y + 26 * scale}" width="${8 * scale}" height="${80 * scale}" fill="#4a3826"/><rect x="${x + w * 0.93}" y="${y + 26 * scale}" width="${8 * scale}" height="${80 * scale}" fill="#4a3826"/>`;
  });
  const panes = Array.from({length: 6}, (_, index) => {
    return `<rect x="${width * (0.08 + index * 0.145)}" y="${height * 0.1}" width="${width * 0.12}" height="${height * 0.26}" fill="url(#pane)"/>`;
  });
  return `<rect width="100%" height="100%" fill="#cbb894" filter="url(#plaster)"/>${panes.join('')}<path d="M0 ${height}V${height * 0.62}L${width * 0.3} ${height * 0.42}H${width * 0.7}L${width} ${height * 0.62}V${height}z" fill="#83583a" filter="url(#wood)"/><g filter="url(#plaster)">${desks.join('')}</g>`;
}

/** A pot on a shelf, upright: where a portrait would stand. */
function pot(width: number, height: number): string {
  const next = random(12);
  const leaves = Array.from({length: 46}, () => {
    const turn = -80 + next() * 160;
    const long = height * (0.12 + next() * 0.2);
    return `<path transform="translate(${width / 2} ${height * 0.5}) rotate(${turn})" d="M0 0q${long * 0.3} ${-long * 0.5} 0 ${-long}q${-long * 0.3} ${long * 0.5} 0 ${long}" fill="hsl(${85 + next() * 45} 42% ${18 + next() * 24}%)"/>`;
  });
  return `<rect width="100%" height="100%" fill="url(#wall)" filter="url(#plaster)"/><rect y="${height * 0.82}" width="100%" height="${height * 0.18}" fill="#6d4528" filter="url(#wood)"/>${leaves.join('')}<path d="M${width * 0.3} ${height * 0.48}h${width * 0.4}l${-width * 0.07} ${height * 0.36}h${-width * 0.26}z" fill="url(#clay)" filter="url(#plaster)"/>`;
}

const DEFINITIONS = `<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#6fa3c9"/><stop offset=".5" stop-color="#f4dcae"/><stop offset="1" stop-color="#d98c4a"/></linearGradient>
  <linearGradient id="pane" x2="0" y2="1"><stop stop-color="#e9f4f7"/><stop offset="1" stop-color="#b8c98f"/></linearGradient>
  <linearGradient id="wall"><stop stop-color="#8fa6a3"/><stop offset="1" stop-color="#dcd2b6"/></linearGradient>
  <linearGradient id="clay"><stop stop-color="#7c3018"/><stop offset=".4" stop-color="#d4683f"/><stop offset="1" stop-color="#5e2412"/></linearGradient>
  <filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>
  ${texture('leaves', '0.05', 5, 3, 2.2)}${texture('earth', '0.03 0.09', 5, 5, 1.6)}${texture('cloth', '0.4', 3, 8, 1.1)}${texture('wood', '0.008 0.16', 4, 2, 2)}${texture('plaster', '0.09', 4, 9, 0.7)}
</defs>`;

/** A scene as a photograph: soft as through a lens, with the grain of a small sensor. */
async function photograph(name: string, width: number, height: number, scene: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${DEFINITIONS}${scene}</svg>`;
  const grain = await sharp({
    create: {width, height, channels: 3, background: '#808080', noise: {type: 'gaussian', mean: 128, sigma: 22}},
  })
    .png()
    .toBuffer();
  await sharp(Buffer.from(svg))
    .flatten()
    .blur(0.7)
    .composite([{input: grain, blend: 'soft-light'}])
    .jpeg({quality: 78, mozjpeg: true})
    .toFile(path.join(FOLDER, name));
}

/** A made-up partner's mark. */
async function mark(name: string, width: number, height: number, shape: string, background = 'none'): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${shape}</svg>`;
  await sharp(Buffer.from(svg)).png({palette: true}).toFile(path.join(FOLDER, name));
}

async function draw(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  await photograph('hills.jpg', 1800, 1200, hills(1800, 1200));
  await photograph('market.jpg', 1800, 1200, market(1800, 1200));
  await photograph('room.jpg', 1600, 1067, room(1600, 1067));
  await photograph('pot.jpg', 900, 1200, pot(900, 1200));
  await mark(
    'round-mark.png',
    500,
    500,
    '<circle cx="250" cy="250" r="160" fill="#27577a"/><circle cx="250" cy="250" r="80" fill="#fff"/>',
  );
  await mark(
    'long-mark.png',
    900,
    300,
    '<path d="M80 220L200 80l120 140zM380 80h440v50H380zM380 170h300v50H380z" fill="#fff"/>',
    '#c8452b',
  );
  await mark(
    'pale-mark.png',
    400,
    400,
    '<path d="M200 40l160 160-160 160L40 200zm0 90l-70 70 70 70 70-70z" fill="#fff"/>',
  );
}

draw();
