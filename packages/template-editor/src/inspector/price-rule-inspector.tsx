import type { PriceRule } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { CheckControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { AmountControl } from '../formula/amount-control.tsx';

interface PriceRuleInspectorProps {
  readonly rule: PriceRule;
  /** Its place among the price rules. */
  readonly id: string;
}

/** What a price rule says. */
export function PriceRuleInspector({ rule, id }: PriceRuleInspectorProps) {
  const update = useUpdate('price_rule', id);
  return (
    <>
      <h2 className="te-inspector-title">Price rule</h2>
      <TextControl
        label="Label"
        hint="Appears in the price summary, the order and the invoice."
        value={rule.label}
        onChange={(label) => update({ label }, 'label')}
      />
      <AmountControl rule={rule} onChange={(amount) => update({ amount }, 'amount')} />
      <CheckControl
        label="This is a discount"
        hint="Only a discount may be negative."
        isChecked={rule.discount}
        onChange={(discount) => update({ discount }, 'discount')}
      />
      <ConditionControl
        title="Applies"
        whenEmpty="Always."
        condition={rule.when}
        onChange={(when) => update({ when }, 'condition')}
      />
    </>
  );
}
