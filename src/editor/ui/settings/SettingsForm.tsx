import type {ReactNode} from 'react';
import {applyEdits} from '../../../content/source';
import type {Checked} from '../../engine/results';
import type {Changed} from '../../text/edits';
import {useEditor} from '../shared/context';
import Panel from '../shared/Panel';
import {useAnswer} from '../shared/useAnswer';
import Setting, {type Value} from './Setting';

interface Props {
  file: string;
  text: string;
  /** Offset of the cursor. */
  cursor: number;
  checked?: Checked;
  apply: (changed: Changed) => void;
}

/** The settings of the component that somebody writes in. */
export default function SettingsForm({file, text, cursor, checked, apply}: Props): ReactNode {
  const {engine} = useEditor();
  const settings = useAnswer(
    () => (checked ? engine.run('settings', file, cursor) : undefined),
    [engine, file, cursor, checked],
  );
  const names = useAnswer(() => (checked ? engine.run('names') : undefined), [engine, checked]);
  if (!settings) return null;

  const set = async (name: string, value: Value) => {
    engine.put(file, text);
    const edits = await engine.run('set', file, settings.start, name, value);
    apply({text: applyEdits(text, edits)});
  };
  return (
    <Panel id="settings" title={`${settings.name} in line ${settings.line}`}>
      {settings.fields.map((field) => (
        <Setting
          key={`${settings.start} ${field.name}`}
          field={field}
          names={names}
          onChange={(value) => void set(field.name, value)}
        />
      ))}
    </Panel>
  );
}
