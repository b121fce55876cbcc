import type { PriceRule } from 'configurator-core';
import { useState } from 'react';
import { SelectControl } from '../controls/choice-controls.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { fieldsOf } from '../document/lists.ts';
import { parseJson } from '../json/parse-json.ts';
import { useTemplate } from '../store/editor-context.ts';
import { parseFormula } from './parse-formula.ts';
import { printFormula } from './print-formula.ts';

type Mode = 'fixed' | 'formula' | 'json';

const modes = [
  { value: 'fixed', label: 'Fixed amount' },
  { value: 'formula', label: 'Formula' },
  { value: 'json', label: 'JSON Logic expression' },
];

/** Formulas give euros; amounts are cents. */
function fromEuros(euros: unknown): unknown {
  return { '*': [100, euros] };
}

function toEuros(amount: unknown): unknown {
  if (typeof amount === 'number') return amount / 100;
  if (typeof amount !== 'object' || amount === null || !('*' in amount)) return null;
  const factors = amount['*'];
  return Array.isArray(factors) && factors.length === 2 && factors[0] === 100 ? factors[1] : null;
}

interface AmountControlProps {
  readonly rule: PriceRule;
  readonly onChange: (amount: unknown) => string | null;
}

/** What a price rule charges: an amount, a formula over measurements, or an expression. */
export function AmountControl({ rule, onChange }: AmountControlProps) {
  const template = useTemplate();
  const { amount } = rule;
  const formula = printFormula(toEuros(amount));
  const natural: Mode = typeof amount === 'number' ? 'fixed' : formula === null ? 'json' : 'formula';
  const [chosen, setChosen] = useState<Mode | null>(null);
  const mode = chosen === 'fixed' && natural !== 'fixed' ? natural : (chosen ?? natural);
  const numbers = fieldsOf(template).filter(({ type }) => type === 'number');
  const names = new Set(fieldsOf(template).map(({ name }) => name));
  return (
    <section className="te-panel" aria-label="Amount">
      <SelectControl
        label="Amount"
        value={mode}
        items={modes}
        onChange={(value) => {
          const next = modes.find((other) => other.value === value)?.value as Mode;
          if (next === 'fixed' && typeof amount !== 'number') onChange(0);
          setChosen(next);
        }}
      />
      {mode === 'fixed' && (
        <NumberControl
          label="Amount in euros"
          isRequired
          unit="€"
          step={0.01}
          value={typeof amount === 'number' ? amount / 100 : 0}
          onChange={(euros) => onChange(Math.round((euros ?? 0) * 100))}
        />
      )}
      {mode === 'formula' && (
        <TextControl
          label="Formula in euros"
          isCode
          rows={2}
          hint={`For example 0,35 * max(0; ${numbers[0]?.name ?? 'backLength'} - 60). Fields: ${
            numbers.map(({ name }) => name).join(', ') || 'there are no number fields yet'
          }.`}
          value={formula ?? '0'}
          onChange={(text) => {
            const parsed = parseFormula(text, names);
            if (!parsed.ok) return `${parsed.error.message} (character ${parsed.error.at + 1})`;
            return onChange(fromEuros(parsed.value));
          }}
        />
      )}
      {mode === 'json' && (
        <TextControl
          label="Expression that gives cents"
          isCode
          rows={6}
          value={JSON.stringify(amount, null, 2)}
          onChange={(text) => {
            const json = parseJson(text);
            return json.ok ? onChange(json.value) : json.error;
          }}
        />
      )}
    </section>
  );
}
