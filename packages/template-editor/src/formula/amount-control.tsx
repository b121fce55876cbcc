import type { PriceRule } from 'configurator-core';
import { useState } from 'react';
import { SelectControl } from '../controls/choice-controls.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { fieldsOf } from '../document/lists.ts';
import { jsonFaultWords, parseJson } from '../json/parse-json.ts';
import { useTemplate, useTexts } from '../store/editor-context.ts';
import { parseFormula } from './parse-formula.ts';
import { printFormula } from './print-formula.ts';

type Mode = 'fixed' | 'formula' | 'json';

const modes: readonly Mode[] = ['fixed', 'formula', 'json'];

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
  const { formula: texts, json: jsonTexts } = useTexts();
  const { amount } = rule;
  const formula = printFormula(toEuros(amount));
  const natural: Mode = typeof amount === 'number' ? 'fixed' : formula === null ? 'json' : 'formula';
  const [chosen, setChosen] = useState<Mode | null>(null);
  const mode = chosen === 'fixed' && natural !== 'fixed' ? natural : (chosen ?? natural);
  const numbers = fieldsOf(template).filter(({ type }) => type === 'number');
  const names = new Set(fieldsOf(template).map(({ name }) => name));
  return (
    <section className="te-panel" aria-label={texts.amount}>
      <SelectControl
        label={texts.amount}
        value={mode}
        items={modes.map((value) => ({ value, label: texts.modes[value] }))}
        onChange={(value) => {
          const next = modes.find((other) => other === value) ?? natural;
          if (next === 'fixed' && typeof amount !== 'number') onChange(0);
          setChosen(next);
        }}
      />
      {mode === 'fixed' && (
        <NumberControl
          label={texts.amountInEuros}
          isRequired
          unit="€"
          step={0.01}
          value={typeof amount === 'number' ? amount / 100 : 0}
          onChange={(euros) => onChange(Math.round((euros ?? 0) * 100))}
        />
      )}
      {mode === 'formula' && (
        <TextControl
          label={texts.formulaInEuros}
          isCode
          rows={2}
          hint={texts.example(
            numbers[0]?.name ?? 'backLength',
            numbers.map(({ name }) => name).join(', ') || texts.noNumbers,
          )}
          value={formula ?? '0'}
          onChange={(text) => {
            const parsed = parseFormula(text, names);
            if (!parsed.ok) {
              const { code, subject, at } = parsed.error;
              return texts.faultAt(texts.faults[code](subject), at + 1);
            }
            return onChange(fromEuros(parsed.value));
          }}
        />
      )}
      {mode === 'json' && (
        <TextControl
          label={texts.inCents}
          isCode
          rows={6}
          value={JSON.stringify(amount, null, 2)}
          onChange={(text) => {
            const json = parseJson(text);
            return json.ok ? onChange(json.value) : jsonFaultWords(json.error, jsonTexts);
          }}
        />
      )}
    </section>
  );
}
