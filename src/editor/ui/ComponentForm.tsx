/** The form of a component on a page: its settings, and its words where it has few. */
import {type ReactNode, useRef} from 'react';
import type {Problem} from '../engine/results';
import {type FormField, keyOf} from '../text/form';
import AddPicture from './AddPicture';
import {useEditor} from './context';
import Field from './Field';
import look from './look.module.css';
import type {Check} from './useCheck';
import {useAnswer, useChange} from './useForm';

/** The problems of a setting; one that is missing is told at the beginning of the tag, by its name. */
const problemsOf = ({start, end, path}: FormField, problems: Problem[]): Problem[] =>
  problems.filter((one) =>
    start === end
      ? one.start <= start && one.end >= start && one.message.includes(`"${path[1]}"`)
      : one.start < end && one.end > start && one.end - one.start <= end - start,
  );

interface Props {
  file: string;
  /** Where the component's tag begins. */
  start: number;
  /** The setting that takes the focus. */
  setting?: string;
  check: Check;
}

/** The form of the component whose tag begins at `start`. */
export default function ComponentForm({file, start, setting, check}: Props): ReactNode {
  const {engine} = useEditor();
  const change = useChange();
  // The tag moves with the text while an answer is on its way.
  const place = useRef(start);
  place.current = start;
  const answer = useAnswer(
    () => engine.run('settings', file, start).then((settings) => ({settings, asked: start})),
    [file, start],
  );
  // What is around it has settings of its own, which aren't meant.
  if (answer?.asked === start && answer.settings?.start !== start)
    return <p className={look.hint}>Tap one of the parts inside it.</p>;
  return answer?.settings?.fields.map((field) => (
    <Field
      key={keyOf(field.path)}
      field={field}
      problems={problemsOf(field, check.own)}
      check={check}
      isTarget={field.path[0] === 0 && field.path[1] === setting}
      onChange={(value) =>
        void change({
          label: field.title,
          join: `${file} ${start} ${keyOf(field.path)}`,
          ask: async () => ({[file]: await engine.run('set', file, place.current, field.path, value)}),
        })
      }
    >
      {field.form === 'picture' && <AddPicture file={file} offset={start + 1} start={start} />}
    </Field>
  ));
}
