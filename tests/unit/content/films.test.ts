/** Films elsewhere: addresses of films, addresses of something else, and code that was meant to show one. */
import {expect, test} from 'playwright/test';
import {placeOfFilm} from '../../../src/content/films/places';
import {checkWith} from './fixture';

const PAGE = 'pages/a.mdx';
const page = (words: string) =>
  `---\ntitle: A page\ndescription: What it says.\n---\n\nimport {Film} from '@site/src/components';\n\n# A page\n\n${words}\n`;

/** What is to be written, or the message where only staff know. */
const said = (words: string): string[] =>
  checkWith({[PAGE]: page(words)}).diagnostics.map(({message, suggestion}) => suggestion?.text ?? message);
const film = (to: string) => `<Film title="A film" to="${to}" />`;

for (const [to, place] of [
  ['https://www.youtube.com/watch?v=AbCdEfGhIjK', 'YouTube'],
  ['https://youtube.com/watch?list=PL1&v=AbCdEfGhIjK&t=10s', 'YouTube'],
  ['https://youtu.be/AbCdEfGhIjK?si=abc', 'YouTube'],
  ['https://m.youtube.com/shorts/AbCdEfGhIjK', 'YouTube'],
  ['https://www.youtube.com/live/AbCdEfGhIjK', 'YouTube'],
  ['https://vimeo.com/123456789', 'Vimeo'],
  ['https://vimeo.com/123456789/abcdef', 'Vimeo'],
  ['https://fb.watch/abc/', 'Facebook'],
  ['https://drive.google.com/file/d/1/view', 'Google Drive'],
  ['https://www.example.org/talks/1', 'example.org'],
]) {
  test(`${to} is a film on ${place}`, () => {
    expect(said(film(to))).toEqual([]);
    expect(placeOfFilm(to)).toBe(place);
  });
}

for (const [to, right] of [
  ['https://www.youtube.com/embed/AbCdEfGhIjK?si=abc', 'https://www.youtube.com/watch?v=AbCdEfGhIjK'],
  ['https://www.youtube-nocookie.com/embed/AbCdEfGhIjK', 'https://www.youtube.com/watch?v=AbCdEfGhIjK'],
  ['https://studio.youtube.com/video/AbCdEfGhIjK/edit', 'https://www.youtube.com/watch?v=AbCdEfGhIjK'],
  ['https://player.vimeo.com/video/123456789?h=abc', 'https://vimeo.com/123456789/abc'],
  ['http://youtu.be/AbCdEfGhIjK', 'https://youtu.be/AbCdEfGhIjK'],
  ['www.youtube.com/watch?v=AbCdEfGhIjK', 'https://www.youtube.com/watch?v=AbCdEfGhIjK'],
  ['//player.vimeo.com/video/123456789', 'https://vimeo.com/123456789'],
]) {
  test(`${to} is told, with the film’s own address`, () => expect(said(film(to))).toEqual([film(right)]));
}

for (const [to, message] of [
  ['https://www.youtube.com/@organisation', 'This address on YouTube isn’t a film’s'],
  ['https://www.youtube.com/playlist?list=PL1', 'isn’t a film’s'],
  ['https://www.youtube.com/watch?v=AbCdEfG', 'isn’t a film’s'],
  ['https://vimeo.com/organisation', 'This address on Vimeo isn’t a film’s'],
  ['https://www.example.org/', 'the front page of example.org'],
  ['https://www.example.org/talk.jpg', 'no film'],
  ['/files/talk', 'where the film can be watched'],
  ['the film', 'where the film can be watched'],
  ['javascript:alert(1)', 'where the film can be watched'],
]) {
  test(`${to} is told: ${message}`, () => expect(said(film(to))).toEqual([expect.stringContaining(message)]));
}

const YOUTUBE_CODE = `<iframe width="560" height="315" src="https://www.youtube.com/embed/AbCdEfGhIjK?si=abc" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`;
const VIMEO_CODE = `<iframe src="https://player.vimeo.com/video/123456789?badge=0&amp;autopause=0" width="640" height="360" frameborder="0" title="A talk about bees"></iframe>`;

test('the code of a player is told once, with the line to write instead', () => {
  expect(said(VIMEO_CODE)).toEqual(['<Film title="A talk about bees" to="https://vimeo.com/123456789" />']);
  expect(said(YOUTUBE_CODE)).toEqual(['<Film to="https://www.youtube.com/watch?v=AbCdEfGhIjK" />']);
});

test('the boxes around a player and the script behind it go with it', () => {
  const code = `<div style="padding:56.25% 0 0 0;">${VIMEO_CODE}</div><script src="https://player.vimeo.com/api/player.js"></script>`;
  expect(said(code)).toEqual(['<Film title="A talk about bees" to="https://vimeo.com/123456789" />']);
  expect(said(`<div>${VIMEO_CODE} and words</div>`)).toEqual([
    '<div><Film title="A talk about bees" to="https://vimeo.com/123456789" /> and words</div>',
  ]);
  const address = "<iframe src='https://www.youtube.com/embed/AbCdEfGhIjK'></iframe>";
  expect(said(film(address))).toEqual([film('https://www.youtube.com/watch?v=AbCdEfGhIjK')]);
});

test('that line without a name asks for one, and no name is made up', () => {
  expect(said('<Film to="https://www.youtube.com/watch?v=AbCdEfGhIjK" />')).toEqual([
    '<Film> needs "title". What the film is called.',
  ]);
});

test('any other frame is refused as before', () => {
  expect(said('<iframe src="https://www.example.org/form"></iframe>')).toEqual([
    expect.stringContaining('Delete <iframe>'),
  ]);
});
