import Silk from '@site/src/components/Silk';
import type {SilkName} from '@site/src/components/Silk/silks';
import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {whenAnswered} from '../../engine/client';
import {type Answers, type Question, TEMPLATES, type Template} from '../../text/create';
import {editorUrl, useEditor} from '../shared/context';
import {useOthers} from '../shared/useOtherFiles';
import styles from '../styles.module.css';

function Silks({
  question,
  silks,
  value,
  set,
}: {
  question: Question;
  silks: string[];
  value: string;
  set: (value: string) => void;
}): ReactNode {
  return (
    <fieldset className={styles.silks}>
      <legend>{question.label}</legend>
      <p className={styles.hint}>{question.help}</p>
      {silks.map((silk) => (
        <label key={silk}>
          <input type="radio" name="silk" required checked={value === silk} onChange={() => set(silk)} />
          <span className={styles.silk}>
            <Silk name={silk as SilkName} />
          </span>
          {silk}
        </label>
      ))}
    </fieldset>
  );
}

function NewForm({
  template,
  open,
  close,
}: {
  template: Template;
  open: (address: string) => void;
  close: () => void;
}): ReactNode {
  const {engine, home} = useEditor();
  const {write} = useOthers();
  const [answers, setAnswers] = useState<Answers>({});
  const [silks, setSilks] = useState<string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const answer = (name: string) => (value: string) => setAnswers((before) => ({...before, [name]: value}));

  useEffect(() => {
    whenAnswered(engine.run('freeSilks'), setSilks);
  }, [engine]);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    const {texts, file, select} = await engine.run('create', template.id, answers);
    for (const [name, text] of Object.entries(texts)) write(name, text);
    const line = select && texts[file].slice(0, select.start).split('\n').length;
    const words = select && texts[file].slice(select.start, select.end);
    open(editorUrl(home, file, line, words));
  };

  return (
    <form ref={form} onSubmit={(event) => void make(event)} className={styles.form}>
      {template.questions.map((question) =>
        question.silk ? (
          <Silks
            key={question.name}
            question={question}
            silks={silks}
            value={answers[question.name] ?? ''}
            set={answer(question.name)}
          />
        ) : (
          <label key={question.name} className={styles.field}>
            {question.label}
            <span className={styles.hint}>{question.help}</span>
            <input
              required={!question.optional}
              value={answers[question.name] ?? ''}
              onChange={({currentTarget}) => answer(question.name)(currentTarget.value)}
            />
          </label>
        ),
      )}
      <div className={styles.row}>
        <button type="submit" className={styles.main}>
          Make it
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** New pages, programs and stories, from templates that pass the check. */
export default function New({open, first}: {open: (address: string) => void; first?: string | null}): ReactNode {
  const [chosen, setChosen] = useState<Template | undefined>(TEMPLATES.find(({id}) => id === first));
  return (
    <section className={styles.panel} aria-labelledby="new">
      <h2 id="new">New</h2>
      <div className={styles.row}>
        {TEMPLATES.map((template) => (
          <button
            key={template.id}
            type="button"
            aria-pressed={chosen === template}
            onClick={() => setChosen(template)}
          >
            {template.label}
          </button>
        ))}
      </div>
      {chosen && <NewForm key={chosen.id} template={chosen} open={open} close={() => setChosen(undefined)} />}
    </section>
  );
}
