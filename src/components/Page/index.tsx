import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props as MDXPageProps} from '@theme/MDXPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {pathBelow} from '../../shared';
import {PageSilkContext} from '../Silk';
import {type SilkName, silkOfPage} from '../Silk/silks';
import Stripes, {stripedPage} from '../Stripes';
import frame from './frame.module.css';
import pages from './pages.module.css';

interface Props {
  title?: string;
  description?: string;
  silk: SilkName;
  children: ReactNode;
}

/** The frame of every page in `pages/`: title, description, navbar, footer, and between them the page's own sections. */
export function PageFrame({title, description, silk, children}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main>
        {/* Browsers offer reader mode for an article with enough text. Screen readers don't announce it: role="none". */}
        <article role="none" className={clsx(frame.main, pages[silk], stripedPage(silk))}>
          <PageSilkContext.Provider value={silk}>
            {children}
            <Stripes />
          </PageSilkContext.Provider>
        </article>
      </main>
    </Layout>
  );
}

/** A page as MDX makes it. */
export default function Page({content: Content}: MDXPageProps): ReactNode {
  const {title, description, permalink} = Content.metadata;
  const base = useBaseUrl('/');
  const silk = silkOfPage(pathBelow(base, permalink), Content.frontMatter as {silk?: unknown});
  return (
    <PageFrame title={title} description={description} silk={silk}>
      <MDXContent>
        <Content />
      </MDXContent>
    </PageFrame>
  );
}
