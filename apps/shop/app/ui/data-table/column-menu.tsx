import { Columns3 } from 'lucide-react';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { Popover } from './popover.tsx';
import type { TableTexts } from './texts/table-texts.ts';
import { toolbarButtonStyle } from './toolbar-button-style.ts';

interface ColumnMenuProps {
  columns: readonly { id: string; header: string; isFixed?: boolean }[];
  hidden: readonly string[];
  words: TableTexts;
  onChange: (hidden: readonly string[]) => void;
}

/** Selects the visible columns of a table. */
export function ColumnMenu({ columns, hidden, words, onChange }: ColumnMenuProps) {
  return (
    <Popover
      title={words.columns}
      trigger={
        <button type="button" className={toolbarButtonStyle}>
          <Columns3 aria-hidden className="size-4" />
          <span>{words.columns}</span>
        </button>
      }
    >
      {columns
        .filter(({ isFixed }) => !isFixed)
        .map(({ id, header }) => (
          <CheckboxField
            key={id}
            label={header}
            isChecked={!hidden.includes(id)}
            onCheckedChange={(isShown) => onChange(isShown ? hidden.filter((other) => other !== id) : [...hidden, id])}
          />
        ))}
    </Popover>
  );
}
