import {nearest} from '../nearest';
import {closingName, ELEMENTS, openingOf, placeOf} from '../page/elements';
import {FORBIDDEN} from '../page/scan';
import {MARKDOWN_ELEMENTS, UNDRAWN} from './htmlElements';
import type {Rule} from './rule';

const KNOWN = [ELEMENTS, FORBIDDEN, MARKDOWN_ELEMENTS, UNDRAWN];

/** Names that are neither components nor elements that a page may hold. */
export const unknownComponent: Rule = {
  id: 'unknown-component',
  help: 'components',
  page({page: {elements, source}, components, report}) {
    for (const element of elements) {
      const name = element.name ?? '';
      if (components.has(name) || KNOWN.some((pattern) => pattern.test(name))) continue;
      const {start, end} = openingOf(element, source.text);
      if (!name) {
        const close = placeOf(element).end - '</>'.length;
        const edits = [start, close].map((at) => ({start: at, end: at, text: '\\'}));
        const message = 'Put a backslash before < to show it as a sign.';
        report({start, end, message, help: 'angle-brackets', edits, fatal: true});
        continue;
      }
      const meant = nearest(name, [...components.keys()]);
      const closing = closingName(element, source.text);
      const head = start + 1;
      const renamed = meant && [
        {start: head, end: head + name.length, text: meant},
        ...(closing ? [{...closing, text: meant}] : []),
      ];
      // "<enter>" is what is on a key; "<F5 />" could be anything.
      const sign = /^[a-z]/.test(name);
      const edits = renamed || (sign && !closing ? [{start, end: start, text: '\\'}] : undefined);
      const remedy = meant ? '' : ' The handbook shows them all. To show the sign <, put a backslash before it.';
      const message = `There is no component "${name}".${remedy}`;
      report({start, end, message, help: meant ? 'components' : 'angle-brackets', edits, fatal: true});
    }
  },
};
