import { Icon } from '../controls/icon.tsx';
import { useEditor } from '../store/editor-context.ts';
import { useFindingsBelow } from './use-findings-below.ts';

interface FindingNotesProps {
  readonly ruleId: string;
  /** Path below the amount, steps separated by dots. */
  readonly below: string;
}

/** What is wrong with one part of an amount, shown below the control of that part. */
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
