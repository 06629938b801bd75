import {expect, test} from 'playwright/test';
import {type DraftStorage, Drafts} from '../../../src/editor/store/drafts';

/** A browser's storage with room for so many characters. */
function storage(room = 10_000): DraftStorage {
  const all = new Map<string, string>();
  const taken = (but: string) => [...all].reduce((sum, [key, {length}]) => sum + (key === but ? 0 : length), 0);
  return {
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (key) => all.get(key) ?? null,
    removeItem: (key) => void all.delete(key),
    setItem: (key, value) => {
      if (taken(key) + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      all.set(key, value);
    },
  };
}

const main = {repository: 'organisation/website', branch: 'main'};
const draft = (text: string, changed = 1) => ({text, base: 'Before.', changed});

test('a draft is there when the page is opened again, and on no other branch', () => {
  const kept = storage();
  const drafts = new Drafts(kept, main);
  drafts.put('pages/about.mdx', draft('After.'));
  expect(drafts.kept).toBe('kept');
  expect(new Drafts(kept, main).get('pages/about.mdx')).toEqual(draft('After.'));
  expect(new Drafts(kept, {...main, branch: 'other'}).get('pages/about.mdx')).toBeUndefined();
});

test('a draft keeps what another tab wrote', () => {
  const kept = storage();
  const both = {...draft('Here.'), other: {text: 'There.', base: 'Before.'}};
  new Drafts(kept, main).put('pages/about.mdx', both);
  expect(new Drafts(kept, main).get('pages/about.mdx')).toEqual(both);
});

test('drafts are listed, the latest first, until they are thrown away', () => {
  const drafts = new Drafts(storage(), main);
  drafts.put('pages/about.mdx', draft('One.', 1));
  drafts.put('records/hours.yml', draft('Two.', 2));
  expect(drafts.list().map(({file}) => file)).toEqual(['records/hours.yml', 'pages/about.mdx']);
  drafts.drop('records/hours.yml');
  expect(drafts.list().map(({file}) => file)).toEqual(['pages/about.mdx']);
});

test('a draft that finds no room stays in the tab, and says so', () => {
  const kept = storage(20);
  const drafts = new Drafts(kept, main);
  drafts.put('pages/about.mdx', draft('After.'));
  expect(drafts.kept).toBe('full');
  expect(drafts.get('pages/about.mdx')?.text).toBe('After.');
  expect(drafts.list()).toHaveLength(1);
  expect(new Drafts(kept, main).list()).toEqual([]);
});

test('a draft that found no room is kept once another one is thrown away', () => {
  const kept = storage(80);
  const drafts = new Drafts(kept, main);
  const told: string[] = [];
  drafts.subscribe(() => told.push(drafts.kept));
  drafts.put('pages/about.mdx', draft('One.'));
  drafts.put('records/hours.yml', draft('Two.'));
  drafts.drop('pages/about.mdx');
  expect(told).toEqual(['kept', 'full', 'kept']);
  expect(new Drafts(kept, main).get('records/hours.yml')?.text).toBe('Two.');
});

test('without any storage a draft stays in the tab, and says so', () => {
  const drafts = new Drafts(undefined, main);
  drafts.put('pages/about.mdx', draft('After.'));
  expect(drafts.kept).toBe('none');
  expect(drafts.get('pages/about.mdx')?.text).toBe('After.');
});

test('what somebody else wrote into the storage is no draft', () => {
  const kept = storage();
  for (const value of ['', 'null', '{"text": 5}', '{"text": "a", "base": []}', '<html>']) {
    kept.setItem('editor organisation/website main pages/about.mdx', value);
    expect(new Drafts(kept, main).get('pages/about.mdx')).toBeUndefined();
  }
});

test('another tab’s change is known by its key', () => {
  const drafts = new Drafts(storage(), main);
  expect(drafts.fileOf({key: 'editor organisation/website main pages/about.mdx'})).toBe('pages/about.mdx');
  expect(drafts.fileOf({key: 'editor organisation/website other pages/about.mdx'})).toBeUndefined();
  expect(drafts.fileOf({key: null})).toBeUndefined();
});
