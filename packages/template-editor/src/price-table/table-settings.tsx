import { type CountedKind, type Field, isCountable } from 'configurator-core';
import { SelectControl } from '../controls/choice-controls.tsx';
import { fieldItems } from '../controls/field-items.ts';
import { TextControl } from '../controls/text-control.tsx';
import { fieldsOf } from '../document/lists.ts';
import { FindingNotes } from '../findings/finding-notes.tsx';
import { useTemplate, useTexts } from '../store/editor-context.ts';
import { newAxis } from './new-table.ts';
import { type Side, setAxis } from './table-edits.ts';
import type { TableEditor } from './use-table-editor.ts';

const axisKinds: readonly CountedKind[] = ['range', 'choice'];
const gaps = ['round_up', 'reject'] as const;

interface TableSettingsProps {
  readonly editor: TableEditor;
  readonly ruleId: string;
  readonly onMessage: (message: string) => string | null;
}

/** Edits the fields of a price table and the behaviour for values without a price. */
export function TableSettings({ editor, ruleId, onMessage }: TableSettingsProps) {
  const { priceTable: texts } = useTexts();
  const { table } = editor.context;
  return (
    <div className="te-grid-settings">
      <AxisControl side="rows" editor={editor} ruleId={ruleId} />
      <AxisControl side="columns" editor={editor} ruleId={ruleId} />
      <SelectControl
        label={texts.gap}
        hint={texts.gapHint[table.gap]}
        value={table.gap}
        items={gaps.map((value) => ({ value, label: texts.gaps[value] }))}
        onChange={(value) => {
          const gap = gaps.find((other) => other === value);
          if (gap) editor.change({ ...table, gap });
        }}
      />
      <TextControl label={texts.message} hint={texts.messageHint} value={table.message ?? ''} onChange={onMessage} />
    </div>
  );
}

interface AxisControlProps {
  readonly side: Side;
  readonly editor: TableEditor;
  readonly ruleId: string;
}

/** Edits the field of one side. Changing to another number field keeps the ranges. */
function AxisControl({ side, editor, ruleId }: AxisControlProps) {
  const template = useTemplate();
  const { priceTable: texts } = useTexts();
  const { table, fields } = editor.context;
  const other = fields[side === 'rows' ? 'columns' : 'rows'];
  const candidates = fieldsOf(template).filter(
    (field) => field !== other && axisKinds.some((kind) => isCountable(field, kind)),
  );
  const axis = table[side];
  const axisOf = (field: Field) =>
    axis?.ranges && field.options.length === 0 ? { ...axis, field: field.name } : newAxis(field);
  const items = fieldItems(candidates);
  return (
    <div className="te-control">
      <SelectControl
        label={texts[side]}
        value={axis ? (fields[side]?.name ?? axis.field) : ''}
        items={side === 'rows' ? [{ value: '', label: texts.noRows }, ...items] : items}
        onChange={(name) => {
          const field = candidates.find((candidate) => candidate.name === name);
          if (field) editor.change(setAxis(table, side, axisOf(field)));
          else if (side === 'rows' && name === '') editor.change(setAxis(table, 'rows', null));
        }}
      />
      <FindingNotes ruleId={ruleId} below={`table.${side}`} />
    </div>
  );
}
