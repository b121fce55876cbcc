import type { PriceRule } from 'configurator-core';
import type { RuleEdit } from '../actions/use-rule-edit.ts';

/** What the form of one kind of amount is given. */
export interface AmountFormProps {
  readonly rule: PriceRule;
  readonly edit: RuleEdit;
}
