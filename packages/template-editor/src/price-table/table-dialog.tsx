import type { PriceRule } from 'configurator-core';
import type { RuleEdit } from '../actions/use-rule-edit.ts';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { useFindingsBelow } from '../findings/use-findings-below.ts';
import { withParts } from '../formula/amount-parts.ts';
import { useTexts } from '../store/editor-context.ts';
import { PriceGrid } from './price-grid.tsx';
import { countEmpty } from './table-edits.ts';
import { sideProblems } from './table-problems.ts';
import { TableSettings } from './table-settings.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableEditor } from './use-table-editor.ts';

interface TableDialogProps {
  readonly rule: PriceRule;
  readonly edit: RuleEdit;
  readonly onClose: () => void;
}

/** The price table of a rule: its fields, its gaps and its grid. */
export function TableDialog({ rule, edit, onClose }: TableDialogProps) {
  const { priceTable: texts, parts } = useTexts();
  const editor = useTableEditor(rule, edit);
  const { findings } = useFindingsBelow(rule.id, 'table');
  if (!editor) return null;
  const { table, fields } = editor.context;
  const name = rule.label || parts.untitledPriceRule;
  const { notice } = editor;
  return (
    <Modal
      title={texts.title(name)}
      isWide
      hasUndo
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <TableSettings
        editor={editor}
        ruleId={rule.id}
        onMessage={(message) =>
          edit.type({ amount: withParts(rule.amount, { table: { ...table, message: message || null } }) }, 'message')
        }
      />
      <TableToolbar editor={editor} name={name} />
      <PriceGrid
        editor={editor}
        problems={{
          columns: sideProblems(findings, table, 'columns', fields.columns),
          rows: sideProblems(findings, table, 'rows', fields.rows),
        }}
      />
      <div className="te-grid-notice" role="status">
        {notice && !notice.isError && <p>{notice.text}</p>}
        <p className="te-hint">{texts.empty(countEmpty(table))}</p>
      </div>
      <div role="alert">
        {notice?.isError && (
          <div className="te-import-error">
            <p>{notice.text}</p>
            {notice.lines.length > 0 && (
              <ul className="te-plain-list">
                {notice.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
      <p className="te-hint">{texts.keys}</p>
    </Modal>
  );
}
