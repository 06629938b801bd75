/** Pictures made for the tests: as a camera writes them, and as an attacker would. */
import {crc32, deflateSync} from 'node:zlib';
import sharp, {type Sharp} from 'sharp';

/** A transparent logo in dark letters. */
export const logo = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="50%" r="40" fill="#111"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Stands in for a photograph: red at its top, green at its left, blue elsewhere. */
export function scene(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3465a4"/><rect width="100%" height="25%" fill="#c02020"/><rect width="25%" height="100%" y="25%" fill="#208040"/></svg>`;
  return sharp(Buffer.from(svg));
}

/** What a phone writes into a photograph: its model, and where it was. */
const EXIF = {
  IFD0: {Make: 'A telephone', Model: 'SM-A05'},
  IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '0/1 20/1 51/1', GPSLongitudeRef: 'E', GPSLongitude: '32/1 34/1 57/1'},
};

/** A photograph as a phone saves it: full of grain, on its side, with an orientation tag and other metadata. */
export async function fromTelephone(width: number, height: number): Promise<Buffer> {
  const noise = {type: 'gaussian', mean: 128, sigma: 40} as const;
  const grain = await sharp({create: {width, height, channels: 3, background: 'gray', noise}})
    .png()
    .toBuffer();
  const upright = await scene(width, height)
    .composite([{input: grain, blend: 'soft-light'}])
    .png()
    .toBuffer();
  return sharp(upright).rotate(-90).jpeg({quality: 90}).withExif(EXIF).withMetadata({orientation: 6}).toBuffer();
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of so many pixels each way, in a few kilobytes. */
export function bomb(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
