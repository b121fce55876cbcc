import { type Computation, type ComputedResult, type Field, printFormula } from 'configurator-core';
import { type PropertyName, useUpdate } from '../actions/use-update.ts';
import { comparesPresenceOnly } from '../condition/presence-rule.ts';
import { CheckControl, SelectControl } from '../controls/choice-controls.tsx';
import { ForExperts } from '../controls/for-experts.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { fieldsOf } from '../document/lists.ts';
import { hasValue } from '../field-types/has-value.ts';
import { formatJsonFault, parseJson } from '../json/parse-json.ts';
import { useTemplate, useTexts } from '../store/editor-context.ts';
import { parseFormula } from './parse-formula.ts';
import { useComputationSentence } from './use-computation-sentence.ts';

const results: readonly ComputedResult[] = ['number', 'text', 'boolean'];

interface ComputationControlProps {
  readonly field: Field;
  readonly computed: Computation;
}

/** Edits a computation: result type, formula, decimals, and whether shoppers see it. */
export function ComputationControl({ field, computed }: ComputationControlProps) {
  const update = useUpdate('field', field.id);
  const change = (changed: Partial<Computation>, property: PropertyName) =>
    update({ computed: { ...computed, ...changed } }, property);
  const sentence = useComputationSentence(computed);
  const { computation: texts } = useTexts();
  return (
    <section className="te-panel" aria-label={texts.computation}>
      <h3>{texts.computation}</h3>
      <p>{sentence}</p>
      <SelectControl
        label={texts.result}
        value={computed.result}
        items={results.map((value) => ({ value, label: texts.results[value] }))}
        onChange={(value) => {
          const result = results.find((other) => other === value);
          if (result) change({ result }, 'result');
        }}
      />
      <LogicControl field={field} logic={computed.logic} onChange={(logic) => change({ logic }, 'formula')} />
      {computed.result === 'number' && (
        <NumberControl
          label={texts.decimals}
          hint={texts.decimalsHint}
          min={0}
          step={1}
          value={computed.decimals ?? null}
          onChange={(decimals) => change({ decimals }, 'decimals')}
        />
      )}
      <CheckControl
        label={texts.internal}
        hint={texts.internalHint}
        isChecked={computed.internal === true}
        onChange={(internal) => change({ internal }, 'internal')}
      />
    </section>
  );
}

interface LogicControlProps {
  readonly field: Field;
  readonly logic: unknown;
  readonly onChange: (logic: unknown) => string | null;
}

function LogicControl({ field, logic, onChange }: LogicControlProps) {
  const template = useTemplate();
  const { computation: texts, formula: formulaTexts, json: jsonTexts } = useTexts();
  const formula = printFormula(logic);
  const others = fieldsOf(template).filter(
    (other) => other.name !== field.name && hasValue(other) && !comparesPresenceOnly(other),
  );
  return (
    <>
      <TextControl
        label={texts.formula}
        isCode
        rows={3}
        hint={texts.example(others.map(({ name }) => name).join(', ') || texts.noFields)}
        value={formula ?? ''}
        onChange={(text) => {
          const parsed = parseFormula(text, new Set(others.map(({ name }) => name)));
          if (!parsed.ok) {
            const { code, subject, at } = parsed.error;
            return formulaTexts.faultAt(formulaTexts.faults[code](subject), at + 1);
          }
          return onChange(parsed.value);
        }}
      />
      <ForExperts isOpen={formula === null}>
        <TextControl
          label={texts.asLogic}
          isCode
          rows={6}
          value={JSON.stringify(logic, null, 2)}
          onChange={(text) => {
            const json = parseJson(text);
            return json.ok ? onChange(json.value) : formatJsonFault(json.error, jsonTexts);
          }}
        />
      </ForExperts>
    </>
  );
}
