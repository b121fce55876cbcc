import { type CountedForm, currencyOf, minorUnits, type PriceRule } from 'configurator-core';
import { type ComponentType, useState } from 'react';
import { useRuleEdit } from '../actions/use-rule-edit.ts';
import { SelectControl } from '../controls/choice-controls.tsx';
import { ForExperts } from '../controls/for-experts.tsx';
import { MoneyControl } from '../controls/money-control.tsx';
import { TableForm } from '../price-table/table-form.tsx';
import { useTemplate, useTexts } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { AmountFormProps } from './amount-form.ts';
import { type AmountKind, amountKinds, isCountedKind, kindOf, startingAmount } from './amount-kinds.ts';
import { AmountLimits } from './amount-limits.tsx';
import { CountForm } from './count-form.tsx';
import { amountSentence } from './format-amount.ts';
import { FormulaForm, JsonForm } from './logic-forms.tsx';
import { PercentForm } from './percent-form.tsx';

const otherForms: Readonly<Record<Exclude<AmountKind, CountedForm>, ComponentType<AmountFormProps>>> = {
  fixed: FixedForm,
  percent_of_base: PercentForm,
  percent_of_subtotal: PercentForm,
  table: TableForm,
  formula: FormulaForm,
  json: ExpressionHint,
};

/** Edits the amount of a price rule: kind, the settings of that kind, minimum and maximum, with a summary sentence. */
export function AmountControl({ rule }: { readonly rule: PriceRule }) {
  const template = useTemplate();
  const texts = useTexts();
  const edit = useRuleEdit(rule.id);
  /** The chosen kind, until an amount of that kind exists. */
  const [chosen, setChosen] = useState<AmountKind | null>(null);
  const stored = kindOf(rule.amount, minorUnits(currencyOf(template)));
  const kind = chosen ?? stored;
  // A formula is another notation of the same amount. The other kinds start with an amount.
  const isShown = kind === stored || kind === 'formula';
  const Form = isCountedKind(kind) ? CountForm : otherForms[kind];
  return (
    <section className="te-panel" aria-label={texts.amount.title}>
      <h3>{texts.amount.title}</h3>
      <p className="te-amount-sentence">{amountSentence(rule, template, texts)}</p>
      <SelectControl
        label={texts.amount.title}
        value={kind}
        items={amountKinds
          .filter((value) => value !== 'json' || stored === 'json')
          .map((value) => ({ value, label: kindLabel(value, texts.amount) }))}
        onChange={(value) => {
          const next = amountKinds.find((other) => other === value) ?? stored;
          const amount = next === stored ? null : startingAmount(next, rule.amount, template);
          if (amount !== null) edit.choose({ amount }, 'amount');
          setChosen(amount === null ? next : null);
        }}
      />
      {isShown ? <Form rule={rule} edit={edit} /> : <p className="te-hint">{missingField(kind, texts.amount)}</p>}
      <AmountLimits rule={rule} edit={edit} />
      {(kind === 'formula' || kind === 'json') && (
        <ForExperts isOpen={kind === 'json'}>
          <JsonForm rule={rule} edit={edit} />
        </ForExperts>
      )}
    </section>
  );
}

/** Why a kind cannot be used yet. */
function missingField(kind: AmountKind, { counted, noTableField }: EditorTexts['amount']): string | undefined {
  if (isCountedKind(kind)) return counted[kind].noField;
  return kind === 'table' ? noTableField : undefined;
}

function kindLabel(kind: AmountKind, { counted, kinds }: EditorTexts['amount']): string {
  return isCountedKind(kind) ? counted[kind].kind : kinds[kind];
}

/** An expression that no other form can show is edited in the part for experts. */
function ExpressionHint() {
  const { condition: texts } = useTexts();
  return <p className="te-hint">{texts.expressionHint}</p>;
}

function FixedForm({ rule, edit }: AmountFormProps) {
  const { amount: texts } = useTexts();
  const { name } = useMoney();
  return (
    <MoneyControl
      label={texts.inEuros(name)}
      isRequired
      amount={typeof rule.amount === 'number' ? rule.amount : 0}
      onChange={(amount) => edit.type({ amount: amount ?? 0 }, 'amount')}
    />
  );
}
