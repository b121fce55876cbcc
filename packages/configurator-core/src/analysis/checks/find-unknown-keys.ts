import { computationSchema } from '../../contract/conditions/computation.schema.ts';
import { isCustom } from '../../contract/parse/built-in-type.ts';
import { quantityBreakSchema } from '../../contract/prices/quantity-break.schema.ts';
import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import { fieldOptionsSchema } from '../../contract/template/field-options.schema.ts';
import { imageSourceSchema, optionImageSchema } from '../../contract/template/option-image.schema.ts';
import { scenarioSchema } from '../../contract/template/scenario.schema.ts';
import { partSchemas, templateSchema, validationRulesSchema } from '../../contract/template/template.schema.ts';
import type { Field, Option, Template } from '../../contract/template/template.ts';
import { fieldTypeFacts } from '../../field-types/registry.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding } from '../findings/finding.ts';
import { type TemplateElement, templateElements } from '../findings/template-elements.ts';
import { nearestWord } from '../texts/nearest-word.ts';

type Owner = Pick<TemplateElement, 'kind' | 'path' | 'label' | 'section' | 'field' | 'option'>;

const keysOf = (schema: { readonly shape: object }, ...more: readonly string[]): readonly string[] => [
  ...Object.keys(schema.shape),
  ...more,
];

/** The keys of each object. Besides those of the schema, a stored template names its rows: the part above, and times. */
const known = {
  template: keysOf(templateSchema, 'created_at', 'updated_at', '$schema'),
  section: keysOf(partSchemas.section, 'template_id'),
  group: keysOf(partSchemas.group, 'section_id'),
  field: keysOf(partSchemas.field, 'group_id'),
  option: keysOf(partSchemas.option, 'field_id'),
  price_rule: keysOf(partSchemas.price_rule),
  quantity_break: keysOf(quantityBreakSchema),
  scenario: keysOf(scenarioSchema),
  additional_options: keysOf(fieldOptionsSchema),
  validation_rules: keysOf(validationRulesSchema),
  computed: keysOf(computationSchema),
  image: keysOf(optionImageSchema),
  sources: keysOf(imageSourceSchema),
} as const;

/** Keys of a host's own. */
const isOwn = (key: string) => key.startsWith('x-');

/** Builds the finding of an unknown key: an error if exactly one known key is near, otherwise a warning. */
function unknownKey(owner: Owner, kind: keyof typeof known, key: string, below: TemplatePath): Finding {
  const meant = nearestWord(key, known[kind]);
  return buildFinding('unknown_key', owner, {
    path: [...owner.path, ...below, key],
    ...(meant === null && { severity: 'warning' }),
    differences: {
      de: meant === null ? `„${key}“` : `„${key}“ (gemeint ist wohl „${meant}“)`,
      en: meant === null ? `“${key}”` : `“${key}” (did you mean “${meant}”?)`,
    },
  });
}

/** Finds the keys of an object that its schema does not define. */
function findUnknown(owner: Owner, kind: keyof typeof known, json: object, below: TemplatePath = []) {
  return Object.keys(json)
    .filter((key) => !isOwn(key) && !known[kind].includes(key))
    .map((key) => unknownKey(owner, kind, key, below));
}

/** Finds the keys of a field's settings or rules that its built-in type does not know, or does not use. */
function findInSettings(owner: Owner, field: Field): readonly Finding[] {
  const { type } = field;
  // A host type reads its settings itself.
  if (field.base || isCustom(type)) return [];
  const parts = [
    ['additional_options', field.additionalOptions, fieldTypeFacts[type].options],
    ['validation_rules', field.validationRules, fieldTypeFacts[type].rules],
  ] as const;
  return parts.flatMap(([part, settings, used]) =>
    Object.entries(settings).flatMap(([key, value]) => {
      // Null, false and an empty text are the same as no key.
      if (!value || isOwn(key) || used.some((each) => each === key)) return [];
      if (!known[part].includes(key)) return [unknownKey(owner, part, key, [part])];
      return [buildFinding('key_without_effect', owner, { path: [...owner.path, part, key], others: [key] })];
    }),
  );
}

/** Finds the unknown keys of objects within a field or an option. */
function findWithin(owner: Owner, { computed }: Partial<Field>, { image }: Partial<Option>): readonly Finding[] {
  return [
    ...(computed ? findUnknown(owner, 'computed', computed, ['computed']) : []),
    ...(image ? findUnknown(owner, 'image', image, ['image']) : []),
    ...(image?.sources ?? []).flatMap((source, index) =>
      findUnknown(owner, 'sources', source, ['image', 'sources', index]),
    ),
  ];
}

/**
 * Finds keys that the wire format does not define, with the one that was most likely meant, and keys that have no effect
 * on the type of their field. Both are kept when the template is saved, but nothing reads them.
 */
export function findUnknownKeys(template: Template): readonly Finding[] {
  const whole: Owner = { kind: 'template', path: [], label: template.name };
  return [
    ...findUnknown(whole, 'template', template.extra),
    ...template.quantityBreaks.flatMap((each, index) =>
      findUnknown(
        { kind: 'quantity_break', path: ['quantity_breaks', index], label: each.label },
        'quantity_break',
        each,
      ),
    ),
    ...template.scenarios.flatMap((each, index) =>
      findUnknown({ kind: 'scenario', path: ['scenarios', index], label: each.name }, 'scenario', each.extra),
    ),
    ...templateElements(template).flatMap((element) => {
      const { kind, field, option, group, section, path } = element;
      if (kind !== 'section' && kind !== 'group' && kind !== 'field' && kind !== 'option' && kind !== 'price_rule')
        return [];
      const part = kind === 'price_rule' ? template.priceRules[Number(path[1])] : (option ?? field ?? group ?? section);
      const extra = findUnknown(element, kind, part?.extra ?? {});
      if (kind === 'option') return [...extra, ...findWithin(element, {}, option ?? {})];
      if (kind !== 'field' || !field) return extra;
      return [...extra, ...findWithin(element, field, {}), ...findInSettings(element, field)];
    }),
  ];
}
