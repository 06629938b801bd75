import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export interface LedgerProps {
  ledger: {
    file: string;
    entries: {line: number; what: string; reason: string; edit?: string}[];
  }[];
}

/** Everything still to be confirmed or filled in, file by file: the checklist for going live. */
export default function LedgerPage({ledger: {ledger}}: {ledger: LedgerProps}): ReactNode {
  const count = ledger.reduce((sum, {entries}) => sum + entries.length, 0);
  return (
    // Its headings are as small as the handbook's.
    <HtmlClassNameProvider className="plugin-docs">
      <Layout>
        <PageMetadata title="Before the site goes live" />
        <main className="container margin-vert--xl">
          <h1>Before the site goes live</h1>
          <p>
            {count === 0
              ? 'Nothing left to confirm.'
              : `${count} ${count === 1 ? 'passage' : 'passages'} to confirm or fill in. An entry leaves the list once it is confirmed in the editor, or written.`}
          </p>
          {ledger.map(({file, entries}) => (
            <section key={file}>
              <h2 className="margin-top--lg">{file}</h2>
              <ul>
                {entries.map(({line, what, reason, edit}) => (
                  <li key={`${line} ${what}`}>
                    <strong>{what}</strong> {reason} {edit ? <a href={edit}>Open line {line}</a> : `Line ${line}`}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
