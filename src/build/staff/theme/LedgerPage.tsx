import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** What is open, file by file. */
export interface LedgerData {
  /** How much that is, in a sentence. */
  summary: string;
  files: {
    file: string;
    /** `edit`: the address of the editor at the line. */
    entries: {line: number; what: string; reason: string; edit: string}[];
  }[];
}

/** Everything that is open, file by file: the checklist for going live. */
export default function LedgerPage({data: {summary, files}}: {data: LedgerData}): ReactNode {
  return (
    // The class that Docusaurus gives the handbook, so that the handbook's sheet (css/handbook) is this page's, too.
    <HtmlClassNameProvider className="plugin-docs">
      <Layout>
        <PageMetadata title="Before the site goes live" />
        <main className="container margin-vert--xl">
          <h1>Before the site goes live</h1>
          <p>
            {summary}
            {files.length > 0 && ' An entry leaves the list once it is confirmed in the editor, or written.'}
          </p>
          {files.map(({file, entries}) => (
            <section key={file}>
              <h2 className="margin-top--lg">{file}</h2>
              <ul role="list" className="list">
                {entries.map(({line, what, reason, edit}) => (
                  <li key={`${line} ${what}`}>
                    <strong>{what}</strong> {reason}{' '}
                    <Link to={edit} target="_self">
                      Open line {line}
                    </Link>
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
