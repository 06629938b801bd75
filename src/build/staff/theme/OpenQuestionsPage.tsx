import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import type {FileLine, OpenQuestion} from '../../../content/openQuestions';

/** `edit`: the address of the editor at this place. */
type Editable<T extends FileLine> = T & {edit: string};

export interface OpenQuestionsData {
  /** How many there are, in a sentence. */
  summary: string;
  files: {file: string; questions: Editable<OpenQuestion>[]}[];
  buttons: {label: string; places: Editable<FileLine>[]}[];
}

const Open = ({edit, children}: {edit: string; children: ReactNode}): ReactNode => (
  <Link to={edit} target="_self">
    {children}
  </Link>
);

/** The open questions of all pages and records: the checklist for going live. */
export default function OpenQuestionsPage({data: {summary, files, buttons}}: {data: OpenQuestionsData}): ReactNode {
  return (
    // The class that Docusaurus gives the handbook, so that its sheet (css/handbook) is also used here.
    <HtmlClassNameProvider className="plugin-docs">
      <Layout>
        <PageMetadata title="Open questions" />
        <main className="container margin-vert--xl">
          <h1>Open questions</h1>
          <p>{summary} An entry leaves the list once it is confirmed, filled in or deleted in the editor.</p>
          {files.map(({file, questions}) => (
            <section key={file}>
              <h2 className="margin-top--lg">{file}</h2>
              <ul role="list" className="list">
                {questions.map(({kind, about, text, line, edit}) => (
                  <li key={`${line} ${kind} ${text}`}>
                    {about && <strong>{about}</strong>} {kind}: {text} <Open edit={edit}>Open line {line}</Open>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {buttons.length > 0 && (
            <section>
              <h2 className="margin-top--lg">Buttons without an address</h2>
              <p>They do nothing until their form has an address under “Goes to”.</p>
              <ul role="list" className="list">
                {buttons.map(({label, places}) => (
                  <li key={label}>
                    <strong>{label}</strong>
                    {places.map(({file, line, edit}) => (
                      <span key={edit}>
                        {' '}
                        <Open edit={edit}>
                          {file}, line {line}
                        </Open>
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
