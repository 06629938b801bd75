import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export interface LedgerProps {
  ledger: {
    file: string;
    entries: {line: number; what: string; reason: string; edit?: string}[];
  }[];
}

/** Everything that is still to be confirmed or filled in, by file: the checklist for going live. */
export default function LedgerPage({ledger: {ledger}}: {ledger: LedgerProps}): ReactNode {
  const count = ledger.reduce((sum, {entries}) => sum + entries.length, 0);
  return (
    <Layout>
      <PageMetadata title="Before the site goes live" />
      <main className="container margin-vert--lg">
        <h1>Before the site goes live</h1>
        <p>{count === 0 ? 'Nothing is left to confirm.' : `${count} passages are to be confirmed or filled in.`}</p>
        {ledger.map(({file, entries}) => (
          <section key={file}>
            <h2>{file}</h2>
            <ul>
              {entries.map(({line, what, reason, edit}) => (
                <li key={line}>
                  <strong>{what}</strong> {reason} {edit ? <a href={edit}>Open line {line}</a> : `(line ${line})`}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
