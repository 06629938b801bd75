/** One field of a form, of a component's settings and of a record alike, with its problems below it. */
import Silk, {fillOf} from '@site/src/components/Silk';
import {type SilkName, silks} from '@site/src/components/Silk/silks';
import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import type {Problem} from '../engine/results';
import {type FieldForm, type FormField, hintFor, keyOf, type Value, valueFor} from '../text/form';
import {useEditor} from './context';
import styles from './form.module.css';
import look from './look.module.css';
import type {Check} from './useCheck';

const KEYBOARDS: Partial<Record<FieldForm, 'decimal' | 'numeric' | 'tel' | 'email'>> = {
  number: 'decimal',
  whole: 'numeric',
  year: 'numeric',
  telephone: 'tel',
  email: 'email',
};
const IS_DATE = /^(\d{4}-\d\d-\d\d)?$/;
/** A correction of more characters doesn't fit on a button. */
const LONGEST = 40;

interface Props {
  field: FormField;
  problems: Problem[];
  check: Check;
  /** Takes the focus. */
  isTarget?: boolean;
  hasHint?: boolean;
  /** What else belongs to the field, such as a way to a new picture. */
  children?: ReactNode;
  onChange: (value: Value) => void;
}

const sameWords = (value: Value) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The words of a field as they are typed: what the file makes of them comes back later, and changes nothing under the
 * cursor. Another value, such as after Undo, does.
 */
function useWords(value: Value, field: FormField, onChange: Props['onChange']) {
  const [words, setWords] = useState(String(value ?? ''));
  const sent = useRef<Set<string>>(new Set());
  useEffect(() => {
    if (!sent.current.has(sameWords(value))) setWords(String(value ?? ''));
  }, [value]);
  return {
    words,
    type: (next: string) => {
      sent.current.add(sameWords(valueFor(field, next)));
      setWords(next);
      onChange(valueFor(field, next));
    },
    leave: () => sent.current.clear(),
  };
}

/** Silks and colours, each by its look and its name. */
function Looks({field, onChange, name}: {field: FormField; onChange: Props['onChange']; name: string}): ReactNode {
  const {choices = [], value, isOptional, form} = field;
  return (
    <div className={styles.looks}>
      {[...(isOptional ? [undefined] : []), ...choices].map((one) => (
        <label key={one ?? ''}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          <span
            className={styles.look}
            style={one && form !== 'silk' ? {background: fillOf(one as 'gold')} : undefined}
          >
            {one && form === 'silk' && one in silks && <Silk name={one as SilkName} />}
          </span>
          {one ?? (form === 'silk' ? 'none' : 'as usual')}
        </label>
      ))}
    </div>
  );
}

/** The site's pages, as addresses to choose from. */
function usePages(): {address: string; title: string}[] {
  const {site, workspace} = useEditor();
  const files = new Set([...Object.keys(site.titles), ...workspace.files]);
  return [...files].flatMap((file) => {
    const name = /^pages\/(.+)\.mdx$/.exec(file)?.[1];
    return name ? [{address: name === 'index' ? '/' : `/${name}`, title: site.titles[file] ?? name}] : [];
  });
}

export default function Field({
  field,
  problems,
  check,
  isTarget,
  hasHint = true,
  children,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const {pictureUrls} = useEditor();
  const pages = usePages();
  const {title, form, value, path, choices = []} = field;
  const {words, type, leave} = useWords(value, field, onChange);
  const hint = hasHint ? hintFor(field) : '';

  useEffect(() => {
    const control = root.current?.querySelector<HTMLElement>('input, select, textarea');
    if (!isTarget || !control) return;
    control.focus({preventScroll: true});
    control.scrollIntoView({block: 'center'});
  }, [isTarget]);

  const common = {
    id,
    'data-path': keyOf(path),
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby':
      [hint && `${id}-hint`, problems.length > 0 && `${id}-problems`].filter(Boolean).join(' ') || undefined,
  };
  const typed = {
    ...common,
    value: words,
    onBlur: leave,
    // What is still to be replaced goes with the first key.
    onFocus: ({currentTarget}: {currentTarget: HTMLInputElement | HTMLTextAreaElement}) => {
      if (problems.some(({rule}) => rule === 'placeholders')) currentTarget.select();
    },
    onChange: ({currentTarget}: {currentTarget: HTMLInputElement | HTMLTextAreaElement}) => type(currentTarget.value),
  };
  const isLooks = form === 'silk' || path.at(-1) === 'tone';
  const isAddress = form === 'destination' || form === 'page';
  const offered = isAddress ? pages.map(({address, title: name}) => [address, name]) : choices.map((one) => [one, one]);

  let control: ReactNode;
  if (isLooks) control = <Looks field={field} onChange={onChange} name={id} />;
  else if (form === 'words' || form === 'lines') {
    control = (
      <textarea {...typed} rows={Math.min(12, Math.max(2, words.split('\n').length + (form === 'words' ? 2 : 1)))} />
    );
  } else if (form === 'choice' || form === 'picture') {
    const all =
      form === 'picture'
        ? [...new Set([...Object.keys(pictureUrls), ...(value ? [String(value)] : [])])].sort()
        : choices;
    const labelOf = (one: string) => one.replace(/^\/pictures\/|\.\w+$/g, '').replaceAll('-', ' ');
    control = (
      <select
        {...common}
        value={String(value ?? '')}
        onChange={({currentTarget}) => onChange(currentTarget.value || undefined)}
      >
        {(field.isOptional || value === undefined) && (
          <option value="">{form === 'picture' ? 'No picture' : 'As usual'}</option>
        )}
        {all.filter(Boolean).map((one) => (
          <option key={one} value={one}>
            {form === 'picture' ? labelOf(one) : one}
          </option>
        ))}
      </select>
    );
  } else {
    control = (
      <>
        <input
          {...typed}
          type={form === 'date' && IS_DATE.test(words) ? 'date' : 'text'}
          inputMode={KEYBOARDS[form]}
          list={offered.length > 0 ? `${id}-offered` : undefined}
          autoComplete="off"
        />
        {offered.length > 0 && (
          <datalist id={`${id}-offered`}>
            {offered.map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </datalist>
        )}
      </>
    );
  }

  const below = (
    <>
      {problems.length > 0 && (
        <div id={`${id}-problems`}>
          {problems.map((problem) => (
            <div key={problem.key} className={look.row}>
              <span className={problem.severity === 'error' ? look.error : look.warning}>{problem.message}</span>
              {problem.fix?.words && problem.fix.words.after.length <= LONGEST && check.isOffered(problem) && (
                <button type="button" onClick={() => void check.fix(problem)}>
                  Make it {problem.fix.words.after}
                </button>
              )}
            </div>
          ))}
        </div>
      )}
      {children}
    </>
  );
  const hinted = hint && (
    <span id={`${id}-hint`} className={look.hint}>
      {hint}
    </span>
  );
  if (form === 'yes') {
    return (
      <div ref={root} className={clsx(look.field, styles.tick)}>
        <label>
          <input
            {...common}
            type="checkbox"
            checked={value === true}
            onChange={({currentTarget}) => onChange(currentTarget.checked || undefined)}
          />
          {title}
        </label>
        {hinted}
        {below}
      </div>
    );
  }
  const label = isLooks ? <legend>{title}</legend> : <label htmlFor={id}>{title}</label>;
  const Box = isLooks ? 'fieldset' : 'div';
  const picture = form === 'picture' && value ? pictureUrls[String(value)] : undefined;
  return (
    <div ref={root}>
      <Box className={look.field}>
        {label}
        {hinted}
        {picture && <img className={styles.picture} src={picture} alt="" />}
        {control}
        {below}
      </Box>
    </div>
  );
}
