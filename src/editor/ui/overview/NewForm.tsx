import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {Answers, Template} from '../../text/create/templates';
import {editorUrl, useEditor} from '../shared/context';
import Field from '../shared/Field';
import SilkChoice from '../shared/SilkChoice';
import shared from '../shared/styles.module.css';
import {useAnswer} from '../shared/useAnswer';
import {useLeaveWarning} from '../shared/useLeaveWarning';
import {useOtherFiles} from '../shared/useOtherFiles';
import styles from './styles.module.css';

interface Props {
  template: Template;
  close: () => void;
}

/** The questions of a template. */
export default function NewForm({template, close}: Props): ReactNode {
  const {engine, home} = useEditor();
  const history = useHistory();
  const {write} = useOtherFiles();
  const [answers, setAnswers] = useState<Answers>({});
  useLeaveWarning(Object.values(answers).some(Boolean));
  const silks = useAnswer(() => engine.run('freeSilks'), [engine]) ?? [];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    const {texts, file, select} = await engine.run('create', template.id, answers);
    for (const [name, text] of Object.entries(texts)) write(name, text);
    const line = select && texts[file].slice(0, select.start).split('\n').length;
    const words = select && texts[file].slice(select.start, select.end);
    history.push(editorUrl(home, file, line, words));
  };

  return (
    <form ref={form} onSubmit={(event) => void create(event)} className={clsx(shared.form, styles.form)}>
      {template.questions.map(({name, label, help, isSilk, isOptional}) => {
        const value = answers[name] ?? '';
        const answer = (words: string) => setAnswers((before) => ({...before, [name]: words}));
        return isSilk ? (
          <SilkChoice key={name} label={label} hint={help} silks={silks} value={value} required onChange={answer} />
        ) : (
          <Field key={name} label={label} hint={help} value={value} required={!isOptional} onChange={answer} />
        );
      })}
      <div className={shared.row}>
        <button type="submit" className={shared.main}>
          Make it
        </button>
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  );
}
