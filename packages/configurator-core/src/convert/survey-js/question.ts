import { isRecord } from '../../json.ts';
import type { ConversionReason } from '../conversion-reason.ts';
import type { Draft, DraftField, DraftGroup } from '../draft.ts';
import { recognisedType } from '../recognised-types.ts';
import type { Source } from '../source.ts';
import { convertChoices, convertRating } from './choices.ts';
import { convertFiles } from './file-question.ts';
import { showIf } from './show-if.ts';
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
  if (source.get('visible') === false) {
    source.note('left_out', 'visible', { code: 'never_visible' });
    return;
  }
  const field = draft.makeField(source, name, type);
  source.skip(...presentation);
  field.label = source.text('title') ?? name;
  const tooltip = source.text('description');
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
  convertDefault(kind, field, source);
  showIf(draft, source, field);
  source.reportRest();
  groupOf().fields.push(field);
}

function convertKind(kind: string, field: DraftField, source: Source, draft: Draft): void {
  if (kind === 'text') convertTextInput(field, source);
  if (kind === 'comment') convertComment(field, source);
  if (kind === 'html') field.additional_options = { html: source.text('html') ?? '' };
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

function convertDefault(kind: string, field: DraftField, source: Source): void {
  const value = source.get('defaultValue');
  if (value === undefined || value === null) return;
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  const isList = Array.isArray(value) && value.every((entry) => ['string', 'number'].includes(typeof entry));
  if (kind === 'html' || kind === 'file' || !(isPlain || isList) || isRecord(value)) {
    source.note('ignored', 'defaultValue', { code: 'default_value' });
    return;
  }
  if (kind === 'boolean') field.default_value = value === true || value === 'true';
  else field.default_value = Array.isArray(value) ? value.map(String) : value;
}
