import type { PriceRule } from 'configurator-core';
import type { RuleEdit } from '../actions/use-rule-edit.ts';

/** Props of the form of one kind of amount. */
export interface AmountFormProps {
  readonly rule: PriceRule;
  readonly edit: RuleEdit;
}
