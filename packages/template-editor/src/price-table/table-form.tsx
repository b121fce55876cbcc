import { type PriceRule, readAmount } from 'configurator-core';
import { useState } from 'react';
import type { RuleEdit } from '../actions/use-rule-edit.ts';
import { Button } from '../controls/buttons.tsx';
import { FindingNotes } from '../findings/finding-notes.tsx';
import { useTexts } from '../store/editor-context.ts';
import { TableDialog } from './table-dialog.tsx';
import { countEmpty, entriesAt } from './table-edits.ts';

interface TableFormProps {
  readonly rule: PriceRule;
  readonly edit: RuleEdit;
}

/** A summary of a price table and the button that opens it. */
export function TableForm({ rule, edit }: TableFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { priceTable: texts } = useTexts();
  const amount = readAmount(rule.amount);
  if (amount.kind !== 'table') return null;
  const { table } = amount;
  return (
    <>
      <p className="te-hint">{`${texts.size(table.cells.length, entriesAt(table, 'columns').length)} ${texts.empty(countEmpty(table))}`}</p>
      <FindingNotes ruleId={rule.id} below="table" />
      <Button icon="table" onClick={() => setOpen(true)}>
        {texts.edit}
      </Button>
      {isOpen && <TableDialog rule={rule} edit={edit} onClose={() => setOpen(false)} />}
    </>
  );
}
