/** Replaced to say what the specification says, and to log the path that was asked for. */

import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Jersey from '../../components/Jersey';
import Silk from '../../components/Silk';
import LogPath from './LogPath';
import styles from './styles.module.css';

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <Layout>
        <LogPath />
        <main>
          <div className={styles.notFound}>
            <Jersey silk="not-found" size="poster" />
            <div>
              <h1>Oops! Page not found</h1>
              <p>Nothing stands at this address. Perhaps the page has moved, or a letter is wrong.</p>
              <p>
                <Link to="/">Return to Home</Link>
              </p>
            </div>
          </div>
          <Silk name="not-found" strip />
        </main>
      </Layout>
    </>
  );
}
