import type {ReactNode} from 'react';
import {applyEdits} from '../../../content/source';
import type {Checked} from '../../engine/results';
import type {Changed} from '../../text/edits';
import {useEditor} from '../shared/context';
import Panel from '../shared/Panel';
import {useAnswer} from '../shared/useAnswer';
import {useChanges} from '../shared/useChanges';
import Setting, {type Value} from './Setting';

interface Props {
  file: string;
  /** The text as it is now. */
  read: () => string;
  /** Offset of the cursor. */
  cursor: number;
  checked?: Checked;
  apply: (changed: Changed) => void;
}

/** The settings of the component that somebody writes in. */
export default function SettingsForm({file, read, cursor, checked, apply}: Props): ReactNode {
  const {engine} = useEditor();
  const settings = useAnswer(
    () => (checked ? engine.run('settings', file, cursor) : undefined),
    [engine, file, cursor, checked],
  );
  const names = useAnswer(() => (checked ? engine.run('names') : undefined), [engine, checked]);
  const change = useChanges(file, read, apply);
  if (!settings) return null;

  const set = (name: string, value: Value) =>
    change(async (text) => applyEdits(text, await engine.run('set', file, settings.start, name, value)));
  return (
    <Panel id="settings" title={`${settings.name} in line ${settings.line}`}>
      {settings.fields.map((field) => (
        <Setting
          key={`${settings.start} ${field.name}`}
          field={field}
          names={names}
          onChange={(value) => set(field.name, value)}
        />
      ))}
    </Panel>
  );
}
