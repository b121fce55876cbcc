import { Icon } from '../controls/icon.tsx';
import { useEditor } from '../store/editor-context.ts';
import { useFindingsBelow } from './use-findings-below.ts';

interface FindingNotesProps {
  readonly ruleId: string;
  /** Path relative to the amount, steps separated by dots. */
  readonly below: string;
}

/** Shows the findings of one part of an amount below its control. */
export function FindingNotes({ ruleId, below }: FindingNotesProps) {
  const { findings } = useFindingsBelow(ruleId, below);
  const { language } = useEditor();
  if (findings.length === 0) return null;
  return (
    <ul className="te-finding-notes">
      {findings.map(({ code, path, severity, message }) => (
        <li key={`${code} ${path.join('.')}`} data-severity={severity}>
          <Icon name={severity} />
          <span>{message[language]}</span>
        </li>
      ))}
    </ul>
  );
}
