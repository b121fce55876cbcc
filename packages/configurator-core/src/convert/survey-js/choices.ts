import type { Draft, DraftField, DraftOption } from '../draft.ts';
import { Source } from '../source.ts';
import { showIf } from './show-if.ts';

/** Converts the choices of a question. */
export function convertChoices(draft: Draft, field: DraftField, source: Source): void {
  const options = new Map<string, DraftOption>();
  for (const choice of source.entries('choices')) {
    if (!(choice instanceof Source)) {
      add(options, field, choice, null, source);
      continue;
    }
    const option = add(options, field, choice.get('value'), choice.text('text'), choice);
    choice.skip('imageLink', 'id');
    if (option === null) continue;
    showIf(draft, choice, option);
    choice.reportRest();
  }
  field.options = [...options.values()];
  for (const key of ['showOtherItem', 'hasOther', 'showNoneItem', 'hasNone', 'showRefuseItem', 'showDontKnowItem']) {
    if (source.flag(key)) source.note('ignored', key, { code: 'added_choice' });
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
    for (let rate = least; rate <= most && options.size < MAX_RATES; rate += step)
      add(options, field, rate, null, source);
  }
  for (const value of values) {
    if (value instanceof Source) add(options, field, value.get('value'), value.text('text'), value);
    else add(options, field, value, null, source);
  }
  field.options = [...options.values()];
  source.skip(
    'rateType',
    'autoGenerate',
    'minRateDescription',
    'maxRateDescription',
    'displayRateDescriptionsAsExtremeItems',
  );
}

/** More steps than any real rating has. */
const MAX_RATES = 100;

/** Adds an option, or reports a blank or duplicate value. */
function add(
  options: Map<string, DraftOption>,
  field: DraftField,
  value: unknown,
  label: string | null,
  source: Source,
): DraftOption | null {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = isPlain ? String(value) : '';
  if (text.trim() === '' || options.has(text)) {
    source.note('left_out', null, { code: 'choice_without_value' });
    return null;
  }
  const option: DraftOption = { id: `${field.id}-${options.size + 1}`, value: text, label: label ?? text };
  options.set(text, option);
  return option;
}
