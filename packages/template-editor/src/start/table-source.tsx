import { Button } from '../controls/buttons.tsx';
import { ControlFrame } from '../controls/control-frame.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { useTexts } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { ReadTable, TableProblem } from './read-field-table.ts';

/** Maximum number of listed problems. */
const MAX_PROBLEMS = 20;

interface TableSourceProps {
  readonly text: string;
  readonly read: ReadTable;
  readonly onText: (text: string) => void;
}

/** Formats a problem with its row and column. */
function formatProblem({ code, row, column, cell }: TableProblem, texts: EditorTexts['start']): string {
  const words = texts.problems[code](cell);
  return row === null ? words : `${texts.place(row, column)} ${words}`;
}

/** Input for a table, pasted from a spreadsheet or read from a CSV file. */
export function TableSource({ text, read: { problems, ignored }, onText }: TableSourceProps) {
  const { start: texts } = useTexts();
  const shown = text.trim() === '' ? [] : problems;
  return (
    <>
      <ControlFrame label={texts.table} hint={texts.tableHint}>
        {({ id, describedBy }) => (
          <textarea
            id={id}
            className="te-input te-code"
            rows={10}
            spellCheck={false}
            value={text}
            aria-describedby={describedBy}
            aria-invalid={shown.length > 0 || undefined}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </ControlFrame>
      <div className="te-row-of-buttons">
        <FileButton label={texts.readFile} accept=".csv,.tsv,.txt,text/csv" onText={onText} />
        {text.trim() === '' && (
          <Button look="quiet" onClick={() => onText(texts.example)}>
            {texts.showExample}
          </Button>
        )}
      </div>
      <div role="status">
        {shown.length > 0 && (
          <div className="te-import-error">
            <p>{texts.problemCount(shown.length)}</p>
            <ul>
              {shown.slice(0, MAX_PROBLEMS).map((problem) => (
                <li key={`${problem.code} ${problem.row} ${problem.column} ${problem.cell}`}>
                  {formatProblem(problem, texts)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {text.trim() !== '' && ignored.length > 0 && <p className="te-hint">{texts.ignored(ignored.join(', '))}</p>}
      </div>
    </>
  );
}
