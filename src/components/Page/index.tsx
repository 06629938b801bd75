import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props as MDXPageProps} from '@theme/MDXPage';
import type {ReactNode} from 'react';
import {pathBelow} from '../../shared';
import {silkOfPage} from '../Silk/silks';
import PageMain, {type Props as MainProps} from './PageMain';

interface Props extends MainProps {
  title?: string;
  description?: string;
}

/** A page with its title and description, the navbar and the footer. */
export function PageFrame({title, description, silk, children}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <PageMain silk={silk}>{children}</PageMain>
    </Layout>
  );
}

/** A page of `pages/`, as MDX compiles it. */
export default function Page({content: Content}: MDXPageProps): ReactNode {
  const {title, description, permalink} = Content.metadata;
  const base = useBaseUrl('/');
  const silk = silkOfPage(pathBelow(base, permalink), Content.frontMatter);
  return (
    <PageFrame title={title} description={description} silk={silk}>
      <MDXContent>
        <Content />
      </MDXContent>
    </PageFrame>
  );
}
