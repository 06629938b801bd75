import {createStorageSlot, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './ledger.module.css';

export interface LedgerProps {
  ledger: {
    file: string;
    entries: {line: number; what: string; reason: string; edit?: string}[];
  }[];
}

type Entry = LedgerProps['ledger'][number]['entries'][number];

/** Docusaurus' own storage, which does nothing where the browser has none. */
const slot = () => createStorageSlot('ledger');

/** The entries that this browser remembers as ticked off. Whatever else is stored there counts as none. */
function readTicks(): string[] {
  try {
    const known: unknown = JSON.parse(slot().get() ?? '[]');
    return Array.isArray(known) ? known : [];
  } catch {
    return [];
  }
}

/** Identifies an entry even when its line moves. */
const nameOf = (file: string, {what, reason}: Entry) => `${file}: ${what}: ${reason}`;

/** The entries that are ticked off, kept in this browser alone. */
function useTicks(): [ticked: Set<string>, toggle: (name: string) => void] {
  const [ticked, setTicked] = useState(new Set<string>());
  useEffect(() => setTicked(new Set(readTicks())), []);
  const toggle = (name: string) => {
    const next = new Set(ticked);
    if (!next.delete(name)) next.add(name);
    setTicked(next);
    slot().set(JSON.stringify([...next]));
  };
  return [ticked, toggle];
}

/** Everything still to be confirmed or filled in, file by file: the checklist for going live. */
export default function LedgerPage({ledger: {ledger}}: {ledger: LedgerProps}): ReactNode {
  const [ticked, toggle] = useTicks();
  const names = ledger.flatMap(({file, entries}) => entries.map((entry) => nameOf(file, entry)));
  const done = names.filter((name) => ticked.has(name)).length;
  return (
    <Layout>
      <PageMetadata title="Before the site goes live" />
      <main className={styles.ledger}>
        <h1>Before the site goes live</h1>
        {names.length === 0 ? (
          <p>Nothing left to confirm.</p>
        ) : (
          <>
            <p>
              {names.length} passages to confirm or fill in. Your ticks are kept in this browser; an entry leaves the
              list once its mark is removed from the page.
            </p>
            <p className={styles.progress}>
              <progress max={names.length} value={done} aria-label="Ticked off" /> {done} of {names.length}
            </p>
          </>
        )}
        {ledger.map(({file, entries}) => (
          <section key={file}>
            <h2>{file}</h2>
            {entries.map((entry) => {
              const name = nameOf(file, entry);
              const {line, what, reason, edit} = entry;
              return (
                <div key={name + line} className={styles.entry}>
                  <label>
                    <input type="checkbox" checked={ticked.has(name)} onChange={() => toggle(name)} />
                    <span>
                      <strong>{what}</strong> <span>{reason}</span>
                    </span>
                  </label>
                  {edit ? <a href={edit}>Open line {line}</a> : <span>Line {line}</span>}
                </div>
              );
            })}
          </section>
        ))}
      </main>
    </Layout>
  );
}
