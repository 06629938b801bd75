/** One field of a form, with its problems below it. */
import Silk, {fillOf} from '@site/src/components/Silk';
import {type SilkName, silks} from '@site/src/components/Silk/silks';
import {type ChangeEvent, type ReactNode, useEffect, useId, useRef} from 'react';
import type {Problem} from '../engine/results';
import type {FieldForm, FormField, Value} from '../text/form';
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

/** A value as the file holds it: numbers are numbers, everything else is text, and nothing typed is nothing. */
function valueFor(form: FieldForm, words: string): Value {
  if (words.trim() === '') return undefined;
  return KEYBOARDS[form]?.match(/decimal|numeric/) && /^-?\d+(\.\d+)?$/.test(words.trim()) ? Number(words) : words;
}

/** A field as a person sees it; what is typed stays as it is while they are in it. */
export default function Field({
  field,
  problems = [],
  check,
  isTarget,
  isRequired,
  children,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const {pictureUrls, site, workspace} = useEditor();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const {title, form, value, path = [], hint, choices = [], isOptional} = field;
  const words = String(value ?? '');
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
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby': `${id}-hint ${id}-problems`,
    onChange: ({currentTarget}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(valueFor(form, currentTarget.value)),
    // What is still to be replaced goes with the first key.
    onFocus: () => problems.some(({rule}) => rule === 'placeholders') && control.current?.select?.(),
  };
  const pictures = [...new Set([...Object.keys(pictureUrls), ...(words ? [words] : [])])].sort();
  const pages = [...new Set([...Object.keys(site.titles), ...workspace.files])].flatMap((file) => {
    const [, name] = /^pages\/(.+)\.mdx$/.exec(file) ?? [];
    return name ? [[`/${name === 'index' ? '' : name}`, site.titles[file] ?? name]] : [];
  });
  const offered = form === 'destination' || form === 'page' ? pages : choices.map((one) => [one, one]);

  let box: ReactNode;
  if (isLooks) {
    box = (
      <div className={styles.looks}>
        {[...(isOptional ? [undefined] : []), ...choices].map((one) => (
          <label key={one ?? ''}>
            <input type="radio" name={id} checked={value === one} onChange={() => onChange(one)} />
            <span style={one && form !== 'silk' ? {background: fillOf(one as 'gold')} : undefined}>
              {one && one in silks && <Silk name={one as SilkName} />}
            </span>
            {one ?? 'as usual'}
          </label>
        ))}
      </div>
    );
  } else if (form === 'yes') {
    box = (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={({currentTarget}) => onChange(currentTarget.checked || undefined)}
      />
    );
  } else if (form === 'words') {
    box = <textarea {...common} defaultValue={words} rows={Math.min(12, words.split('\n').length + 2)} />;
  } else if (form === 'choice' || form === 'picture') {
    const labelOf = (one: string) => one.replace(/^\/pictures\/|\.\w+$/g, '').replaceAll('-', ' ');
    box = (
      <select {...common} defaultValue={words}>
        {(isOptional || !words) && <option value="">{form === 'picture' ? 'No picture' : 'As usual'}</option>}
        {(form === 'picture' ? pictures : choices).map((one) => (
          <option key={one} value={one}>
            {form === 'picture' ? labelOf(one) : one}
          </option>
        ))}
      </select>
    );
  } else {
    const isDate = form === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(words);
    const list = offered.length > 0 ? `${id}-offered` : undefined;
    box = (
      <>
        <input
          {...common}
          type={isDate ? 'date' : 'text'}
          defaultValue={words}
          inputMode={KEYBOARDS[form]}
          list={list}
          autoComplete="off"
        />
        {list && (
          <datalist id={list}>
            {offered.map(([address, name]) => (
              <option key={address} value={address} label={name} />
            ))}
          </datalist>
        )}
      </>
    );
  }
  const Box = isLooks ? 'fieldset' : 'div';
  return (
    <Box className={look.field} data-form={form}>
      {isLooks ? <legend>{title}</legend> : <label htmlFor={id}>{title}</label>}
      <span id={`${id}-hint`} className={look.hint}>
        {hint}
      </span>
      {form === 'picture' && pictureUrls[words] && <img className={styles.picture} src={pictureUrls[words]} alt="" />}
      {box}
      <div id={`${id}-problems`}>
        {problems.map((problem) => (
          <div key={problem.key} className={look.row}>
            <span className={problem.severity === 'error' ? look.error : look.warning}>{problem.message}</span>
            {problem.fix?.words && check?.isOffered(problem) && (
              <button type="button" onClick={() => void check.fix(problem)}>
                Make it {problem.fix.words.after}
              </button>
            )}
          </div>
        ))}
      </div>
      {children}
    </Box>
  );
}
