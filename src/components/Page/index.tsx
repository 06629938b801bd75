import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PageSilk} from '../Silk';
import {type SilkName, silkOfPage} from '../Silk/silks';
import styles from './styles.module.css';

/** The frame of every page in `pages/`: title, description, bar, footer, and between them the page's own sections. */
export default function Page({content: Content}: Props): ReactNode {
  const {title, description, permalink} = Content.metadata;
  const base = useBaseUrl('/');
  const silk = silkOfPage(permalink.slice(base.length - 1), Content.frontMatter as {silk?: SilkName});
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main>
        {/* Browsers offer their reading view where an article has some words. To everybody else it is nothing. */}
        <article role="none" className={clsx(styles.main, styles[silk])}>
          <PageSilk.Provider value={silk}>
            <MDXContent>
              <Content />
            </MDXContent>
          </PageSilk.Provider>
        </article>
      </main>
    </Layout>
  );
}
