/** Replaced to show the specification's words, and to log the path that was requested. */

import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import hero from '../../components/Hero/styles.module.css';
import Empty from './Empty';
import LogPath from './LogPath';
import styles from './styles.module.css';

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <Layout>
        <main className={clsx(styles.notFound, hero.hero, hero.beside, hero.quiet)}>
          <div className={hero.words}>
            <Heading as="h1">Oops! Page not found</Heading>
            <p>There is nothing at this address. The page may have moved, or the address may be mistyped.</p>
            <p>
              <Link to="/">Return to Home</Link>
            </p>
          </div>
          <Empty />
        </main>
        <LogPath />
      </Layout>
    </>
  );
}
