import { holdsList } from '../conditions.ts';
import type { ConversionReason } from '../conversion-reason.ts';
import type { Draft } from '../draft.ts';
import type { DraftField, DraftGroup } from '../draft-parts.ts';
import { recognisedType } from '../recognised-types.ts';
import type { Source } from '../source.ts';
import { convertChoices, convertRating } from './choices.ts';
import { convertFiles } from './file-question.ts';
import { plainText } from './plain-text.ts';
import { isNeverVisible, showIf } from './show-if.ts';
import { convertComment, convertTextInput, convertValidators } from './text-input.ts';

const choiceTypes: ReadonlySet<string> = new Set([
  'radiogroup',
  'buttongroup',
  'dropdown',
  'checkbox',
  'tagbox',
  'imagepicker',
]);

/** Keys of a question for its appearance. */
const presentation = [
  ...[
    'startWithNewLine',
    'titleLocation',
    'descriptionLocation',
    'hideNumber',
    'showNumber',
    'width',
    'minWidth',
    'maxWidth',
  ],
  ...[
    'indent',
    'rightIndent',
    'errorLocation',
    'useDisplayValuesInDynamicTexts',
    'commentText',
    'state',
    'colCount',
    'size',
  ],
  ...[
    'searchEnabled',
    'allowClear',
    'showClearButton',
    'itemSize',
    'renderAs',
    'textUpdateMode',
    'autoGrow',
    'allowResize',
    'cols',
  ],
  ...['rateDisplayMode', 'rateColorMode', 'displayMode', 'choicesOrder', 'swapOrder', 'showLabel', 'imageFit', 'id'],
];

/** Adds a question to its group, or reports that it has no counterpart. */
export function addQuestion(draft: Draft, groupOf: () => DraftGroup, source: Source): void {
  const kind = source.text('type') ?? 'text';
  const name = source.text('name');
  const type = recognisedType('surveyQuestions', kind);
  if (type === undefined || name === null) {
    const reason: ConversionReason =
      type === undefined ? { code: 'unknown_element', type: kind } : { code: 'without_name' };
    source.note('left_out', null, reason);
    return;
  }
  if (isNeverVisible(source)) return;
  const field = draft.makeField(source, name, type);
  source.skip(...presentation);
  field.label = plainText(source, 'title') ?? name;
  const tooltip = plainText(source, 'description');
  if (tooltip !== null) field.tooltip = tooltip;
  const placeholder = source.text('placeholder') ?? source.text('placeHolder');
  if (placeholder !== null) field.placeholder = placeholder;
  convertKind(kind, field, source, draft);
  if (kind === 'file' && !convertFiles(field, source)) {
    draft.forget(field);
    return;
  }
  if ((choiceTypes.has(kind) || kind === 'rating') && field.options?.length === 0) {
    source.note('left_out', null, { code: 'no_choices' });
    draft.forget(field);
    return;
  }
  convertRequired(kind, field, source);
  if (kind === 'boolean') convertFlagValues(draft, field, source);
  convertDefault(kind, field, source, draft);
  showIf(draft, source, field);
  source.reportRest();
  groupOf().fields.push(field);
}

function convertKind(kind: string, field: DraftField, source: Source, draft: Draft): void {
  if (kind === 'text') convertTextInput(field, source);
  if (kind === 'comment') convertComment(field, source);
  if (kind === 'html') field.additional_options = { html: plainText(source, 'html') ?? '' };
  if (kind === 'imagepicker' && source.flag('multiSelect')) field.field_type = 'checkbox';
  if (choiceTypes.has(kind)) convertChoices(draft, field, source);
  if (kind === 'rating') convertRating(field, source);
  convertValidators(field, source);
}

function convertRequired(kind: string, field: DraftField, source: Source): void {
  if (!source.flag('isRequired')) return;
  if (kind !== 'boolean') {
    field.is_required = true;
    return;
  }
  source.note('approximated', 'isRequired', { code: 'required_boolean' });
}

/** Keeps the values of yes and no for conditions. A template has `true` and nothing. */
function convertFlagValues(draft: Draft, field: DraftField, source: Source): void {
  const [yes, no] = [source.get('valueTrue') ?? true, source.get('valueFalse') ?? false];
  if (yes === true && no === false) return;
  draft.flagValues.set(field, { yes, no });
  for (const key of ['valueTrue', 'valueFalse']) {
    if (source.has(key)) source.note('approximated', key, { code: 'flag_value' });
  }
}

function convertDefault(kind: string, field: DraftField, source: Source, draft: Draft): void {
  const value = source.json('defaultValue');
  // SurveyJS has no blank answers by default.
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return;
  const yes = draft.flagValues.get(field)?.yes;
  const given: readonly unknown[] = holdsList(field) && Array.isArray(value) ? value : [value];
  const isChoice = field.options.length > 0;
  const isKnown = (one: unknown) => !isChoice || field.options.some((option) => option.value === String(one));
  if (kind === 'html' || kind === 'file' || !given.every((one) => isLiteral(one) && isKnown(one))) {
    source.note('ignored', 'defaultValue', { code: 'default_value' });
    return;
  }
  if (kind === 'boolean')
    field.default_value = value === true || value === 'true' || (yes !== undefined && value === yes);
  else if (holdsList(field)) field.default_value = given.map(String);
  else field.default_value = isChoice ? String(value) : value;
}

function isLiteral(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
