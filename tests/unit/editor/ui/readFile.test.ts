/** A picture that somebody chooses on this phone or computer, in a browser that can’t decode it. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {redrawPicture} from '../../../../src/editor/ui/forms/readFile';
import {replaceGlobals} from '../../globals';
import {scene} from '../../pictures/samples';

/** The first bytes of what an iPhone writes. */
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

const CHOSEN: [what: string, name: string, bytes: () => Promise<Buffer>, isTried: boolean, says: string][] = [
  // Safari can read it.
  ['of an iPhone', 'IMG_1.HEIC', async () => HEIC, true, 'is in Apple’s HEIC format'],
  ['that moves', 'party.gif', async () => Buffer.from('GIF89a and so on'), false, 'is a GIF. Save it as JPEG or PNG.'],
  [
    'that is damaged',
    'hills.jpg',
    async () => (await scene(200, 100).jpeg().toBuffer()).subarray(0, 1000),
    true,
    'can’t be read. Save it again as JPEG.',
  ],
];
for (const [what, name, bytes, isTried, says] of CHOSEN) {
  test(`a picture ${what} ${isTried ? 'is tried' : 'isn’t even tried'}, then refused: “${name} ${says}”`, async (t) => {
    const tried: File[] = [];
    const decode = async (file: File) => {
      tried.push(file);
      throw new Error('The source image could not be decoded.');
    };
    replaceGlobals(t, {createImageBitmap: decode});
    const file = new File([new Uint8Array(await bytes())], name);
    await expect(redrawPicture(file)).rejects.toThrow(`${name} ${says}`);
    expect(tried).toEqual(isTried ? [file] : []);
  });
}
