import {type ReactNode, useRef, useState} from 'react';
import {TEMPLATES, type Template} from '../../text/create/templates';
import Panel from '../shared/Panel';
import shared from '../shared/styles.module.css';
import NewForm from './NewForm';
import styles from './styles.module.css';

interface Props {
  /** Id of the template that is open at first. */
  first: string | null;
}

/** New pages, programs and stories, from templates that pass the check. */
export default function New({first}: Props): ReactNode {
  const [chosen, setChosen] = useState<Template | undefined>(TEMPLATES.find(({id}) => id === first));
  const buttons = useRef<HTMLDivElement>(null);

  const close = () => {
    buttons.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    setChosen(undefined);
  };
  return (
    <Panel id="new" title="New" className={styles.new}>
      <div ref={buttons} className={shared.row}>
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
      {chosen && <NewForm key={chosen.id} template={chosen} close={close} />}
    </Panel>
  );
}
