import type { QuantityBreak } from 'configurator-core';
import { Button, IconButton } from '../controls/buttons.tsx';
import { MoneyControl } from '../controls/money-control.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useTexts } from '../store/editor-context.ts';
import { TypedScope } from '../store/typed-texts.ts';
import { useMoney } from '../store/use-money.ts';

type Breaks = readonly QuantityBreak[];

interface QuantityBreaksProps {
  readonly breaks: Breaks;
  /** Writes the breaks to the document. Returns an error message if they are refused. */
  readonly onChange: (breaks: Breaks) => string | null;
}

/** Percent of a new break. */
const START_PERCENT = 5;

/** Edits the quantity breaks, one row of controls each. */
export function QuantityBreaks({ breaks, onChange }: QuantityBreaksProps) {
  const { canvas: texts } = useTexts();
  const add = () => {
    const from = Math.max(1, ...breaks.map((each) => each.from)) + (breaks.length === 0 ? 1 : 5);
    onChange([...breaks, { from, label: texts.quantityBreakLabel(from), percent: START_PERCENT }]);
  };
  return (
    <section className="te-panel" aria-label={texts.quantityBreaks}>
      <h2>{texts.quantityBreaks}</h2>
      <p className="te-hint">{texts.quantityBreaksHint}</p>
      {breaks.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a break has no id, and its place is what identifies it
        <TypedScope key={place} value={`general/break ${place}`}>
          <BreakRow
            position={place + 1}
            value={each}
            onChange={(changed) => onChange(breaks.with(place, changed))}
            onRemove={() => onChange(breaks.filter((_, index) => index !== place))}
          />
        </TypedScope>
      ))}
      <Button look="quiet" icon="add" onClick={add}>
        {texts.addQuantityBreak}
      </Button>
    </section>
  );
}

interface BreakRowProps {
  readonly position: number;
  readonly value: QuantityBreak;
  readonly onChange: (value: QuantityBreak) => string | null;
  readonly onRemove: () => void;
}

function BreakRow({ position, value, onChange, onRemove }: BreakRowProps) {
  const { canvas: texts } = useTexts();
  const { name } = useMoney();
  const { from, label, percent, amount } = value;
  const changeFrom = (pieces: number | null) => {
    if (pieces === null) return null;
    const isOwnLabel = label !== texts.quantityBreakLabel(from);
    return onChange({ ...value, from: pieces, label: isOwnLabel ? label : texts.quantityBreakLabel(pieces) });
  };
  return (
    <fieldset className="te-break">
      <legend>{texts.quantityBreakAt(position)}</legend>
      <NumberControl label={texts.fromPieces} value={from} min={2} step={1} isRequired onChange={changeFrom} />
      <NumberControl
        label={texts.percentOff}
        value={percent ?? null}
        min={0}
        step={0.0001}
        unit="%"
        onChange={(next) => onChange({ ...value, percent: next })}
      />
      <MoneyControl
        label={texts.amountOff(name)}
        amount={amount ?? null}
        min={0}
        onChange={(next) => onChange({ ...value, amount: next })}
      />
      <TextControl
        label={texts.quantityBreakName}
        value={label}
        onChange={(text) => onChange({ ...value, label: text })}
      />
      <IconButton label={texts.deleteQuantityBreak(position)} icon="remove" onClick={onRemove} />
    </fieldset>
  );
}
