/** Verify looks for what helps people who can’t see a page: a headline, landmarks, descriptions. */
import {describe} from 'node:test';
import {landmarks} from '../../../scripts/verify/landmarks';
import {finds, inMain} from './spoiltCopy';

describe('landmarks', () => {
  finds(landmarks, [
    [
      'no headline',
      'about.html',
      [/<h1>.*?<\/h1>/, ''],
      'warning on /about: The page has no headline. Write one, with',
    ],
    ['two headlines', 'about.html', inMain('<h1>Two</h1>'), 'warning on /about: The page has 2 headlines. Write one'],
    [
      'a heading two levels deeper than the one before',
      'about.html',
      inMain('<h2>Two</h2><h4>Four</h4>'),
      'warning on /about: The heading "Four" is one or more levels too deep: write it with ###.',
    ],
    ['no language', 'about.html', ['lang="en"', ''], 'The page doesn’t say that it is in English. Tell a developer.'],
    [
      'two main parts',
      'about.html',
      ['</main>', '</main><main></main>'],
      'error on /about: The page should have one main part, and has 2.',
    ],
    [
      'no bar',
      'about.html',
      ['aria-label="Main"', ''],
      'error on /about: The page should have one bar with links, and has none.',
    ],
    ['a form', 'about.html', inMain('<input>'), 'error on /about: The page has a form, or a frame for somebody else’s'],
    ['a frame', '404.html', inMain('<iframe></iframe>'), 'error on /404: The page has a form, or a frame for somebody'],
    ['an image without words', 'about.html', inMain('<img alt="">'), 'error on /about: The page has an image without'],
    [
      'a drawing that isn’t hidden from screen readers',
      'about.html',
      inMain('<svg></svg>'),
      'error on /about: The page has a drawing that screen',
    ],
    [
      'a list that Safari doesn’t read as one',
      'about.html',
      inMain('<ul class="a"></ul>'),
      'error on /about: The page has a list that Safari',
    ],
    [
      'a button that would submit a form',
      'about.html',
      inMain('<button>B</button>'),
      'The page has a button of another type than "button".',
    ],
    [
      'a link with the role of a button',
      'about.html',
      inMain('<a role="button">'),
      'The page has a link that calls itself a button.',
    ],
  ]);
});
