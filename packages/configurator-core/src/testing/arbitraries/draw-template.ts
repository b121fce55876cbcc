import {
  type WireCondition,
  type WireField,
  type WireFieldType,
  type WireOption,
  type WireSection,
  type WireTemplate,
  type WireValidation,
  wireField,
  wireTemplate,
} from '../wire-template.ts';
import { drawAmount, drawBounds } from './draw-amount.ts';
import { drawComputation } from './draw-computation.ts';
import { drawCondition } from './draw-condition.ts';
import { drawMaterials } from './draw-materials.ts';
import { drawQuantityBreaks } from './draw-quantity-breaks.ts';
import { drawTranslations } from './draw-translations.ts';
import type { Tape } from './tape.ts';

/** Size and content of drawn templates. */
export interface TemplateArbitraryOptions {
  /** Default: 6. */
  readonly maxFields?: number;
  /** Free JSON Logic in conditions and amounts; default: true. */
  readonly withLogic?: boolean;
  /** Computed fields; default: true. */
  readonly withComputed?: boolean;
  /** Patterns and e-mail validation of texts; default: true. */
  readonly withTextRules?: boolean;
  /** Price rules by percent, character, unit and table; default: true. */
  readonly withPriceForms?: boolean;
}

const types = [
  'dropdown',
  'number',
  'text',
  'checkbox',
  'radio',
  'color',
  'textarea',
  'static_text',
  'iframe',
  'computed',
  'file',
] as const;
const optionValues = ['s', 'm', 'l', '2', 'rot'] as const;

/** The fields drawn so far. Conditions read only these, so that no cycle can occur. */
interface Draft {
  readonly tape: Tape;
  readonly options: Required<TemplateArbitraryOptions>;
  readonly fields: WireField[];
}

function maybeCondition({ tape, options, fields }: Draft, oneIn: number): WireCondition | null {
  const [first, ...rest] = fields.filter(({ field_type }) => field_type !== 'static_text' && field_type !== 'iframe');
  return first !== undefined && tape.oneIn(oneIn) ? drawCondition(tape, [first, ...rest], options.withLogic) : null;
}

function drawValidation({ tape, options }: Draft, type: WireFieldType): WireValidation | null {
  if (!tape.oneIn(2)) return null;
  if (type === 'number') {
    return tape.pick<WireValidation>([
      { min: 1, max: 60 },
      { min: 0, max: 12, integer: true },
      { min: 2.5, max: 10, step: 2.5 },
      { min: 10 },
      { max: 12, message: 'Bitte prüfen Sie das Maß.' },
    ]);
  }
  if (type === 'file') {
    return tape.pick<WireValidation>([{ maxFiles: 2 }, { maxFiles: 10, maxFileBytes: 4096 }, { maxFileBytes: 1 }]);
  }
  if (type !== 'text' && type !== 'textarea') return null;
  const lengths: readonly [WireValidation, ...WireValidation[]] = [
    { maxLength: 20 },
    { minLength: 2 },
    { maxLength: 5 },
    { minLength: 2, maxLength: 3 },
    { maxLength: 1 },
  ];
  return options.withTextRules
    ? tape.pick([...lengths, { pattern: '[A-Za-zäöü ]+' }, { pattern: 'https?://\\S+' }, { email: true }])
    : tape.pick(lengths);
}

function drawAccept(tape: Tape): WireField['additional_options'] {
  return tape.pick([null, { accept: ['image'] }, { accept: ['pdf'] }, { accept: ['pdf', 'image'] }]);
}

function drawOptions(draft: Draft, type: WireFieldType): Partial<WireOption>[] {
  const { tape } = draft;
  const isOptional = type === 'checkbox' || type === 'color';
  if (type !== 'dropdown' && type !== 'radio' && !isOptional) return [];
  if (isOptional && tape.oneIn(2)) return [];
  const chosen = [...tape.some(optionValues), ...(tape.oneIn(8) ? [' '] : [])];
  const preset = tape.upTo(6);
  return (chosen.length === 0 ? ['s', 'm'] : chosen).map((value, index) => ({
    value,
    label: value.toUpperCase(),
    additional_price: tape.pick<number | string | null>([null, 8, '12.50', 0, 0.35, 18.99]),
    is_default: index === preset,
    ...(tape.oneIn(6) && {
      image: { url: `/stoffe/${encodeURIComponent(value)}.webp`, alt: tape.pick([null, value]) },
    }),
    conditional_display: maybeCondition(draft, 3),
  }));
}

function drawField(draft: Draft): WireField {
  const { tape, fields } = draft;
  const readable = fields.filter(({ field_type }) => field_type !== 'static_text' && field_type !== 'iframe');
  const [firstInput, ...otherInputs] = readable.filter(({ field_type }) => field_type !== 'file');
  const drawn = tape.pick(types);
  const isComputed = drawn === 'computed' && draft.options.withComputed && firstInput !== undefined;
  const type = isComputed ? drawn : drawn === 'computed' ? 'number' : drawn;
  const name = `feld${fields.length}`;
  const options = drawOptions(draft, type);
  const field = wireField({
    name,
    label: `Feld ${fields.length}`,
    field_type: type,
    is_required: tape.oneIn(2),
    default_value: tape.oneIn(4) ? tape.pick<string | number | boolean>([5, '2,5', 's', 'Bella', true]) : null,
    validation_rules: drawValidation(draft, type),
    additional_options: type === 'file' ? drawAccept(tape) : tape.oneIn(6) ? { cutOff: true } : null,
    conditional_display: maybeCondition(draft, 2),
    options,
    ...(isComputed && { computed: drawComputation(tape, [firstInput, ...otherInputs]) }),
  });
  if (type === 'number') drawComparison(draft, field);
  fields.push(field);
  return field;
}

/** Compares a number with an earlier one or vice versa, in either order, possibly in a cycle, by name or id. */
function drawComparison({ tape, fields }: Draft, field: WireField): void {
  const [first, ...rest] = fields.filter(({ field_type }) => field_type === 'number');
  if (first === undefined || !tape.oneIn(2)) return;
  const other = tape.pick([first, ...rest]);
  const [owner, named] = tape.oneIn(3) ? [other, field] : [field, other];
  const key = tape.pick(['greaterThanField', 'lessThanField'] as const);
  owner.validation_rules = { ...owner.validation_rules, [key]: tape.oneIn(8) ? named.id : named.name };
}

/** Draws a template that is valid by construction, with conditions on sections, groups, fields, options and prices. */
export function drawTemplate(tape: Tape, given: TemplateArbitraryOptions = {}): WireTemplate {
  const options = {
    maxFields: 6,
    withLogic: true,
    withTextRules: true,
    withPriceForms: true,
    withComputed: true,
    ...given,
  };
  const draft: Draft = { tape, options, fields: [] };
  const template = wireTemplate([]);
  const count = 1 + tape.upTo(options.maxFields - 1);
  while (draft.fields.length < count) {
    const sectionNumber = template.sections.length;
    const section: WireSection = {
      id: `schritt-${sectionNumber}`,
      title: `Schritt ${sectionNumber}`,
      description: null,
      order_index: sectionNumber,
      conditional_display: maybeCondition(draft, 4),
      groups: [],
    };
    template.sections.push(section);
    drawGroups(draft, section, count);
  }
  // Read fields may come before or after their readers.
  if (tape.oneIn(3)) for (const [index, section] of template.sections.entries()) section.order_index = -index;
  template.sections.sort((a, b) => a.order_index - b.order_index);
  const priceRuleCount = tape.upTo(3);
  for (let index = 0; index < priceRuleCount; index += 1) {
    const when = maybeCondition(draft, 2);
    template.price_rules.push({
      id: `preisregel-${index}`,
      label: `Preisregel ${index}`,
      ...(when && { when }),
      amount: drawAmount(tape, draft.fields, options),
      ...(tape.oneIn(2) && { discount: true }),
      ...drawBounds(tape),
    });
  }
  // Drawn last, so that earlier parts stay the same for a seed.
  const quantityBreaks = drawQuantityBreaks(tape);
  drawMaterials(tape, draft.fields);
  if (quantityBreaks.length > 0) template.quantity_breaks = quantityBreaks;
  if (tape.oneIn(4)) drawTranslations(tape, template);
  return template;
}

function drawGroups(draft: Draft, section: WireSection, count: number): void {
  const { tape } = draft;
  do {
    const groupNumber = section.groups.length;
    const fields: WireField[] = [];
    section.groups.push({
      id: `${section.id}:gruppe-${groupNumber}`,
      title: tape.oneIn(2) ? `Gruppe ${groupNumber}` : null,
      description: null,
      layout: tape.pick(['vertical', 'horizontal', 'grid']),
      order_index: groupNumber,
      conditional_display: maybeCondition(draft, 4),
      fields,
    });
    const size = 1 + tape.upTo(2);
    while (fields.length < size && draft.fields.length < count) {
      const field = drawField(draft);
      field.order_index = fields.length;
      fields.push(field);
    }
  } while (draft.fields.length < count && tape.oneIn(2));
}
