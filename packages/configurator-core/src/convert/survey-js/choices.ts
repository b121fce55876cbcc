import type { Draft } from '../draft.ts';
import type { DraftField, DraftOption } from '../draft-parts.ts';
import { Source } from '../source.ts';
import { plainText } from './plain-text.ts';
import { showIf } from './show-if.ts';

/** Converts the choices of a question. */
export function convertChoices(draft: Draft, field: DraftField, source: Source): void {
  const options = new Map<string, DraftOption>();
  for (const [index, choice] of source.entries('choices').entries()) {
    if (!(choice instanceof Source)) {
      add(options, field, choice, null, () =>
        source.note('left_out', 'choices', { code: 'choice_without_value' }, index),
      );
      continue;
    }
    const option = addChoice(options, field, choice);
    choice.skip('id');
    if (option === null) continue;
    showIf(draft, choice, option);
    choice.reportRest();
  }
  field.options = [...options.values()];
  for (const key of ['showOtherItem', 'hasOther', 'showNoneItem', 'hasNone', 'showRefuseItem', 'showDontKnowItem']) {
    if (!source.flag(key)) continue;
    source.note('ignored', key, { code: 'added_choice' });
    draft.withAddedChoices.add(field);
  }
  source.skip('showSelectAllItem', 'hasSelectAll');
}

/** Converts the steps of a rating to options. */
export function convertRating(field: DraftField, source: Source): void {
  const options = new Map<string, DraftOption>();
  const values = source.entries('rateValues');
  const least = source.number('rateMin') ?? 1;
  const count = source.number('rateCount');
  const step = Math.max(source.number('rateStep') ?? 1, 0.01);
  const most = source.number('rateMax') ?? (count === null ? 5 : least + (count - 1) * step);
  if (values.length === 0) {
    const steps = Math.min(Math.floor((most - least) / step + STEP_TOLERANCE), MAX_RATES - 1);
    for (let place = 0; place <= steps; place += 1) {
      add(options, field, withoutBinaryError(least + place * step), null, () => {});
    }
  }
  for (const [index, value] of values.entries()) {
    if (value instanceof Source) addChoice(options, field, value);
    else {
      add(options, field, value, null, () =>
        source.note('left_out', 'rateValues', { code: 'choice_without_value' }, index),
      );
    }
  }
  field.options = [...options.values()];
  source.skip('rateType', 'autoGenerate', 'displayRateDescriptionsAsExtremeItems');
}

/** More steps than any real rating has. */
const MAX_RATES = 100;
/** Share of a step that the last one may be above the maximum, because 10 × 0.1 is not exactly 1. */
const STEP_TOLERANCE = 1e-9;

/** Removes the error of binary fractions: 0.1 + 0.2 is 0.30000000000000004. */
function withoutBinaryError(number: number): number {
  return Number(number.toFixed(10));
}

/** Adds the option of a choice with a text of its own. */
function addChoice(options: Map<string, DraftOption>, field: DraftField, choice: Source): DraftOption | null {
  return add(options, field, choice.get('value'), plainText(choice, 'text'), () =>
    choice.note('left_out', null, { code: 'choice_without_value' }),
  );
}

/** Adds an option. Calls `refuse` for a blank or duplicate value. */
function add(
  options: Map<string, DraftOption>,
  field: DraftField,
  value: unknown,
  label: string | null,
  refuse: () => void,
): DraftOption | null {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = isPlain ? String(value) : '';
  if (text.trim() === '' || options.has(text)) {
    refuse();
    return null;
  }
  const option: DraftOption = { id: `${field.id}-${options.size + 1}`, value: text, label: label ?? text };
  options.set(text, option);
  return option;
}
