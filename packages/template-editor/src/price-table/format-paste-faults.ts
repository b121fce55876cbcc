import type { Money } from '../store/money.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { PasteFault } from './paste-table.ts';

type TableTexts = EditorTexts['priceTable'];

/** Maximum number of faults listed individually. */
const LISTED = 5;

function formatFault(fault: PasteFault, texts: TableTexts, { name }: Money): string {
  switch (fault.code) {
    case 'amount':
    case 'entry':
    case 'doubled':
      return texts.faultAt(fault.line, fault.column, texts.unreadable[fault.code](fault.text, name));
    case 'beyond':
      return texts.beyond[fault.side](fault.count);
    case 'too_many':
      return texts.tooMany(fault.most);
    case 'open_quote':
      return texts.openQuote(fault.line);
    case 'no_header':
      return texts.noHeader;
    case 'no_rows':
      return texts.needsRows;
    default:
      return fault satisfies never;
  }
}

/** Explains why a block of cells was not pasted: the first faults individually, the rest counted. */
export function formatFaults(faults: readonly PasteFault[], texts: TableTexts, money: Money): readonly string[] {
  const lines = faults.slice(0, LISTED).map((fault) => formatFault(fault, texts, money));
  return faults.length > LISTED ? [...lines, texts.moreFaults(faults.length - LISTED)] : lines;
}
