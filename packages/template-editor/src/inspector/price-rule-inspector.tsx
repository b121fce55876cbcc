import type { PriceRule } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { AmountControl } from '../amount/amount-control.tsx';
import { ConditionControl } from '../condition/condition-control.tsx';
import { CheckControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useTexts } from '../store/editor-context.ts';

interface PriceRuleInspectorProps {
  readonly rule: PriceRule;
  /** Its place among the price rules. */
  readonly id: string;
}

/** Edits the properties of a price rule. */
export function PriceRuleInspector({ rule, id }: PriceRuleInspectorProps) {
  const update = useUpdate('price_rule', id);
  const { inspector: texts } = useTexts();
  return (
    <>
      <h2 className="te-inspector-title">{texts.priceRule}</h2>
      <TextControl
        label={texts.label}
        hint={texts.priceRuleLabelHint}
        value={rule.label}
        onChange={(label) => update({ label }, 'label')}
      />
      <AmountControl rule={rule} />
      <CheckControl
        label={texts.discount}
        hint={texts.discountHint}
        isChecked={rule.discount}
        onChange={(discount) => update({ discount }, 'discount')}
      />
      <ConditionControl
        title={texts.applies}
        whenEmpty={texts.always}
        condition={rule.when}
        onChange={(when) => update({ when }, 'condition')}
      />
    </>
  );
}
