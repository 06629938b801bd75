/** Where parts go and what is left of the page: at its end, among several boards, and where the last part is deleted. */
import {test} from 'node:test';
import {expect} from 'playwright/test';
import {addables} from '../../../../src/editor/text/addable';
import {components} from '../../../site';
import {newEngine, pageWith} from '../siteEngine';

const PAGE = 'pages/sample.mdx';

/** The page after something is added, or done to a part of it. */
function after(
  words: string,
  change: (engine: ReturnType<typeof newEngine>, text: string) => Record<string, string> = (_, text) => ({
    [PAGE]: text,
  }),
) {
  const engine = newEngine();
  engine.put(PAGE, pageWith(words, 'Button, Section, Tier, TierBoard'));
  return change(engine, engine.check(PAGE).text)[PAGE];
}

test('what is added at the end of a page goes into its last section, though something follows that', () => {
  const section = '<Section>\n\n## A\n\nWords.\n\n</Section>\n\n<Button label="Come" to="/contact" />';
  const added = after(section, (engine, text) => engine.insert(PAGE, 'Paragraph', text.length).files);
  expect(added).toContain('Words.\n\nWrite what you want to say.\n\n</Section>');
});

test('a price that is added outside of a board goes into the last one', () => {
  const board = (type: string) =>
    `<TierBoard>\n\n<Tier type="${type}" price="UGX 5,000" description="One">\n\n- Desk\n\n</Tier>\n\n</TierBoard>`;
  const boards = `${board('Day')}\n\nWords.\n\n${board('Week')}`;
  const added = after(boards, (engine, text) => engine.insert(PAGE, 'Price', text.indexOf('# Headline')).files);
  expect(added.match(/<Tier type="[^"]*"/g)?.slice(0, 2)).toEqual(['<Tier type="Day"', '<Tier type="Week"']);
});

test('what is added below an entry that is open comes right after it', () => {
  const tier = (type: string) => `<Tier type="${type}" price="UGX 5,000" description="One">\n\n- Desk\n\n</Tier>`;
  const board = `<TierBoard>\n\n${tier('Day')}\n\n${tier('Week')}\n\n</TierBoard>`;
  const added = after(board, (engine, text) => engine.insert(PAGE, 'Price', text.indexOf('</Tier>') + 7).files);
  const types = Array.from(added.matchAll(/<Tier type="([^"]*)"/g), ([, type]) => type);
  expect([types[0], types[2]]).toEqual(['Day', 'Week']);
});

test('the closing tag stays where it was when the last part before it is deleted', () => {
  const buttons = '<Buttons>\n  <Button label="A" to="/contact" />\n  <Button label="B" to="/contact" />\n</Buttons>';
  const deleted = after(buttons, (engine, text) => {
    const start = text.indexOf('<Button label="B"');
    const end = text.indexOf('/>', start) + 2;
    return engine.arrange(PAGE, {start, end}, 'delete')?.files ?? {};
  });
  expect(deleted).toContain('<Buttons>\n  <Button label="A" to="/contact" />\n</Buttons>');
});

test('Add begins with what staff want most', () => {
  const labels = addables([...components.values()]).map(({label}) => label);
  expect(labels.slice(0, 7)).toEqual(['Paragraph', 'List', 'Section', 'Card', 'Button', 'Event', 'Program']);
});
