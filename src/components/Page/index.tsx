import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';
import Silk from '../Silk';
import {silkOfPage} from '../Silk/silks';
import styles from './styles.module.css';

/**
 * The frame of every page of `pages/`: its title and description, the bar and the footer, and between them the
 * page's own sections from edge to edge, closed by a band of the page's silk. Docusaurus gives it the page.
 */
export default function Page({content: Content}: Props): ReactNode {
  const {title, description, permalink} = Content.metadata;
  const base = useBaseUrl('/');
  const silk = silkOfPage(permalink.slice(base.length - 1));
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className={styles.main}>
        <MDXContent>
          <Content />
        </MDXContent>
        <Silk name={silk} strip />
      </main>
    </Layout>
  );
}
