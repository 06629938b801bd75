/** One field of a form, with its problems below it, and a few fields that ask something. */
import Silk, {fillOf} from '@site/src/components/Silk';
import {type SilkName, silks} from '@site/src/components/Silk/silks';
import {type ChangeEvent, type FocusEvent, type FormEvent, type ReactNode, useEffect, useId, useRef} from 'react';
import type {FieldForm, FormField, Value} from '../../content/checker/records/form';
import {isExample} from '../../content/site/examples';
import type {Problem} from '../engine/results';
import {Button, nameOf, press, useEditor} from './context';
import look from './look.module.css';
import {ProblemItem} from './Problems';

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

const isNumeric = (form: FieldForm) => form === 'number' || form === 'whole' || form === 'year';

/** The keyboard that a telephone shows for a field. */
function keyboardFor(form: FieldForm): 'decimal' | 'tel' | 'text' {
  if (isNumeric(form)) return 'decimal';
  return form === 'telephone' ? 'tel' : 'text';
}

/** A value as the file holds it: a number, a text, or undefined if nothing was typed. */
function valueIn({value, checked}: Control, form: FieldForm): Value {
  if (form === 'yes') return checked || undefined;
  if (value.trim() === '') return undefined;
  return isNumeric(form) && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

/** The values that a field offers, each with what a person calls it. */
function useOptions(form: FieldForm, value: string, choices: string[]): [value: string, label: string][] {
  const {pictureUrls, site, workspace} = useEditor();
  if (form === 'picture') {
    const all = new Set([...Object.keys(pictureUrls), value].filter(Boolean));
    return [...all].sort().map((one) => [one, one.replace(/^\/pictures\/|\.\w+$/g, '').replaceAll('-', ' ')]);
  }
  if (form !== 'destination' && form !== 'page') return choices.map((one) => [one, one]);
  return [...new Set([...Object.keys(site.titles), ...workspace.files])].flatMap((file) => {
    const [, name] = /^pages\/(.+)\.mdx$/.exec(file) ?? [];
    if (!name) return [];
    const address = name === 'index' ? '/' : `/${name}`;
    return [[address, nameOf(site, file)]];
  });
}

interface Props {
  field: Pick<FormField, 'title' | 'form'> & Partial<FormField>;
  /** What its value is called in the answers to `Questions`, which need one. */
  name?: string;
  problems?: Problem[];
  /** The places elsewhere that disagree with its value. */
  elsewhere?: Problem[];
  autoFocus?: boolean;
  /** What else belongs to the field, such as a way to a new picture. */
  children?: ReactNode;
  onChange?: (value: Value) => void;
}

/** A field as a person sees it; what is typed stays as it is while they are in it. */
export default function Field({
  field,
  name,
  problems = [],
  elsewhere = [],
  autoFocus,
  children,
  onChange,
}: Props): ReactNode {
  const {title, form, value, path = [], hint, choices = [], isOptional} = field;
  const id = useId();
  const {pictureUrls} = useEditor();
  const control = useRef<Control>(null);
  const words = String(value ?? '');
  const isLooks = form === 'silk' || path.at(-1) === 'tone';
  const options = useOptions(form, words, choices).map(([one, label]) => (
    <option key={one} value={one} label={label} />
  ));

  useEffect(() => {
    if (control.current && document.activeElement !== control.current) control.current.value = words;
  }, [words]);

  const common = {
    id,
    name,
    ref: control,
    autoFocus,
    required: Boolean(name),
    defaultValue: words,
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby': `${id}-hint ${id}-problems`,
    onChange: ({currentTarget}: ChangeEvent<Control>) => onChange?.(valueIn(currentTarget, form)),
    // The first key replaces an example.
    onFocus: ({currentTarget}: FocusEvent<Control>) => isExample(currentTarget.value) && currentTarget.select?.(),
  };
  const box = (): ReactNode => {
    if (isLooks) {
      return [...(isOptional ? [undefined] : []), ...choices].map((one) => (
        <label key={one ?? ''} data-chosen={value === one || undefined}>
          <input type="radio" name={id} checked={value === one} onChange={() => onChange?.(one)} />
          <span style={one && form !== 'silk' ? {background: fillOf(one as 'gold')} : undefined}>
            {one && one in silks && <Silk name={one as SilkName} />}
          </span>
          {one?.replaceAll('-', ' ') ?? 'as usual'}
        </label>
      ));
    }
    if (form === 'yes') return <input {...common} type="checkbox" defaultValue={undefined} checked={value === true} />;
    if (form === 'words') return <textarea {...common} rows={Math.min(12, words.split('\n').length + 2)} />;
    if (form === 'choice' || form === 'picture') {
      return (
        <select {...common}>
          {(isOptional || !words) && <option value="">{form === 'picture' ? 'No picture' : 'As usual'}</option>}
          {options}
        </select>
      );
    }
    return (
      <>
        <input
          {...common}
          type={form === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(words) ? 'date' : 'text'}
          inputMode={keyboardFor(form)}
          list={options.length > 0 ? `${id}-offered` : undefined}
          autoComplete="off"
        />
        <datalist id={`${id}-offered`}>{options}</datalist>
      </>
    );
  };
  const Box = isLooks ? 'fieldset' : 'div';
  return (
    <Box className={look.field}>
      {isLooks ? <legend>{title}</legend> : <label htmlFor={id}>{title}</label>}
      <span id={`${id}-hint`} className={look.hint}>
        {hint}
      </span>
      {form === 'picture' && pictureUrls[words] && <img src={pictureUrls[words]} alt="" />}
      <div>{box()}</div>
      <ul id={`${id}-problems`} role="list">
        {problems.map((problem) => (
          <ProblemItem key={problem.key} problem={problem} />
        ))}
        {elsewhere.map((problem) => (
          <ProblemItem key={problem.key} problem={problem} isElsewhere />
        ))}
      </ul>
      {children}
    </Box>
  );
}

/** What was answered in the field of a name. */
export type Answer = (name: string) => string;

interface QuestionsProps {
  title: string;
  /** The label of the submit button. */
  action: string;
  isReady?: boolean;
  onSubmit: (answer: Answer) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A few questions in a box, with a button to submit and one to close it. */
export function Questions({title, action, isReady = true, onSubmit, onClose, children}: QuestionsProps): ReactNode {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    void press(event.currentTarget, () => onSubmit((name) => String(answers.get(name) ?? '')));
  };
  return (
    <form aria-label={title} onSubmit={submit}>
      <h2>{title}</h2>
      {children}
      <div className={look.row}>
        <Button type="submit" isMain disabled={!isReady}>
          {action}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
