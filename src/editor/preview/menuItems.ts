/** The items of the site's bar (`themeConfig.navbar` in docusaurus.config.ts) as the record of the menu has them now. */
import type {Records} from '../../content/records/registry';

/** A link of the menu, its button, or the button that opens it. */
export interface MenuItem {
  type?: string;
  /** The address of a page; of the button, empty until it has one. */
  to?: string | null;
  label?: string;
  screenReaderText?: string;
}

/** The links of the record, each with what else its item has, such as a silk; then the buttons. */
export function itemsWith({links, button}: Records['menu'], items: readonly MenuItem[]): MenuItem[] {
  const newLinks = links.map(({label, page, screenReaderText}) => {
    const item = items.find(({type, to}) => type !== 'custom-button' && to === page);
    return {position: 'right', ...item, to: page, label, screenReaderText};
  });
  const buttons = items
    .filter(({type}) => type?.startsWith('custom-'))
    .map((item) => (item.type === 'custom-button' ? {...item, ...button} : item));
  return [...newLinks, ...buttons];
}
