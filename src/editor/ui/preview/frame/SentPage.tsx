import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Page from '@site/src/components/Page';
import {type ComponentProps, createContext, type ReactNode, useContext, useMemo} from 'react';
import {draw} from '../../../preview/draw';
import DraftPicture from '../../pictures/DraftPicture';
import type {ShownPage} from '../messages';

type Content = ComponentProps<typeof Page>['content'];

const Current = createContext<ShownPage | undefined>(undefined);

/** What MDX would have made of the page. */
function Body(): ReactNode {
  const current = useContext(Current);
  return (
    current &&
    draw(current.page.nodes, (picture, place) => (
      <DraftPicture picture={picture} url={current.pictures[picture.address]} place={place} />
    ))
  );
}

/** The site with the records as they are in the draft. */
function withRecords(context: DocusaurusContext, records: ShownPage['records']): DocusaurusContext {
  if (!records) return context;
  const plugin = {...context.globalData.records, default: records};
  return {...context, globalData: {...context.globalData, records: plugin}};
}

/** A page that the editor sent, with the site's own layout around it. */
export default function SentPage({sent}: {sent: ShownPage}): ReactNode {
  const context = useDocusaurusContext();
  // One and the same component for every version of the page: what has not changed stays as it is.
  const content = useMemo(() => Object.assign(() => <Body />, {}) as unknown as Content, []);
  const {title, description, address} = sent.page;
  const permalink = `${context.siteConfig.baseUrl}${address.slice(1)}`;
  const metadata = {title, description, permalink, frontMatter: {}};
  Object.assign(content, {metadata, frontMatter: {}, toc: [], assets: {}});
  return (
    <Context.Provider value={withRecords(context, sent.records)}>
      <Current.Provider value={sent}>
        <Page content={content} />
      </Current.Provider>
    </Context.Provider>
  );
}
