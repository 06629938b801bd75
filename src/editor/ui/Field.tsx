/** One field of a form, with its problems below it. */
import Silk, {fillOf} from '@site/src/components/Silk';
import {type SilkName, silks} from '@site/src/components/Silk/silks';
import {type ChangeEvent, type ReactNode, useEffect, useId, useRef} from 'react';
import type {FieldForm, FormField, Value} from '../../content/records/form';
import type {Problem} from '../engine/results';
import {nameOf, useEditor} from './context';
import styles from './form.module.css';
import look from './look.module.css';
import {ProblemItem} from './Problems';
import type {Check} from './useEngine';

const isNumeric = (form: FieldForm) => form === 'number' || form === 'whole' || form === 'year';

/** A value as the file holds it: numbers are numbers, everything else is text, and nothing typed is nothing. */
function valueFor(form: FieldForm, words: string): Value {
  if (words.trim() === '') return undefined;
  return isNumeric(form) && /^-?\d+(\.\d+)?$/.test(words.trim()) ? Number(words) : words;
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
    return name ? [[`/${name === 'index' ? '' : name}`, nameOf(site, file)]] : [];
  });
}

interface Props {
  field: Pick<FormField, 'title' | 'form'> & Partial<FormField>;
  problems?: Problem[];
  check?: Check;
  /** Takes the focus. */
  isTarget?: boolean;
  isRequired?: boolean;
  /** What else belongs to the field, such as a way to a new picture. */
  children?: ReactNode;
  onChange: (value: Value) => void;
}

/** A field as a person sees it; what is typed stays as it is while they are in it. */
export default function Field({field, problems, check, isTarget, isRequired, children, onChange}: Props): ReactNode {
  const {title, form, value, path = [], hint, choices = [], isOptional} = field;
  const id = useId();
  const {pictureUrls} = useEditor();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const words = String(value ?? '');
  const options = useOptions(form, words, choices);
  const isLooks = form === 'silk' || path.at(-1) === 'tone';

  useEffect(() => {
    if (control.current && document.activeElement !== control.current) control.current.value = words;
  }, [words]);
  useEffect(() => {
    if (!isTarget) return;
    control.current?.focus({preventScroll: true});
    control.current?.scrollIntoView({block: 'center'});
  }, [isTarget]);

  const common = {
    id,
    ref: control,
    required: isRequired,
    defaultValue: words,
    'aria-invalid': Boolean(problems?.length) || undefined,
    'aria-describedby': `${id}-hint ${id}-problems`,
    onChange: ({currentTarget}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(valueFor(form, currentTarget.value)),
  };
  // What is still to be replaced goes with the first key.
  const onFocus = () => problems?.some(({rule}) => rule === 'placeholders') && control.current?.select();
  const list = options.map(([one, label]) => (
    <option key={one} value={one}>
      {label}
    </option>
  ));
  let box: ReactNode;
  if (isLooks) {
    box = [...(isOptional ? [undefined] : []), ...choices].map((one) => (
      <label key={one ?? ''}>
        <input type="radio" name={id} checked={value === one} onChange={() => onChange(one)} />
        <span style={one && form !== 'silk' ? {background: fillOf(one as 'gold')} : undefined}>
          {one && one in silks && <Silk name={one as SilkName} />}
        </span>
        {one ?? 'as usual'}
      </label>
    ));
  } else if (form === 'yes') {
    const tick = ({currentTarget}: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.checked || undefined);
    box = <input {...common} type="checkbox" defaultValue={undefined} checked={value === true} onChange={tick} />;
  } else if (form === 'words') {
    box = <textarea {...common} onFocus={onFocus} rows={Math.min(12, words.split('\n').length + 2)} />;
  } else if (form === 'choice' || form === 'picture') {
    box = (
      <select {...common}>
        {(isOptional || !words) && <option value="">{form === 'picture' ? 'No picture' : 'As usual'}</option>}
        {list}
      </select>
    );
  } else {
    const type = form === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(words) ? 'date' : 'text';
    box = (
      <>
        <input
          {...common}
          onFocus={onFocus}
          type={type}
          inputMode={isNumeric(form) ? 'decimal' : form === 'telephone' ? 'tel' : 'text'}
          list={list.length > 0 ? `${id}-offered` : undefined}
          autoComplete="off"
        />
        <datalist id={`${id}-offered`}>{list}</datalist>
      </>
    );
  }
  const Box = isLooks ? 'fieldset' : 'div';
  return (
    <Box className={look.field}>
      {isLooks ? <legend>{title}</legend> : <label htmlFor={id}>{title}</label>}
      <span id={`${id}-hint`} className={look.hint}>
        {hint}
      </span>
      {form === 'picture' && pictureUrls[words] && <img className={styles.picture} src={pictureUrls[words]} alt="" />}
      <div className={isLooks ? styles.looks : undefined}>{box}</div>
      <ul id={`${id}-problems`} className={look.list}>
        {check && problems?.map((problem) => <ProblemItem key={problem.key} problem={problem} check={check} />)}
      </ul>
      {children}
    </Box>
  );
}
