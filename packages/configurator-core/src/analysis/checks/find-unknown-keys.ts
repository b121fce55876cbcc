import { isCustom } from '../../contract/parse/built-in-type.ts';
import { fieldOptionsSchema } from '../../contract/template/field-options.schema.ts';
import { partSchemas, templateSchema, validationRulesSchema } from '../../contract/template/template.schema.ts';
import type { Field, Template } from '../../contract/template/template.ts';
import { fieldTypeFacts } from '../../field-types/registry.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding } from '../findings/finding.ts';
import { type TemplateElement, templateElements } from '../findings/template-elements.ts';
import { nearestWord } from '../texts/nearest-word.ts';

type Owner = Pick<TemplateElement, 'kind' | 'path' | 'label' | 'section' | 'field' | 'option'>;

const keysOf = (schema: { readonly shape: object }): readonly string[] => Object.keys(schema.shape);
const known = {
  template: keysOf(templateSchema),
  section: keysOf(partSchemas.section),
  group: keysOf(partSchemas.group),
  field: keysOf(partSchemas.field),
  option: keysOf(partSchemas.option),
  price_rule: keysOf(partSchemas.price_rule),
  additional_options: keysOf(fieldOptionsSchema),
  validation_rules: keysOf(validationRulesSchema),
} as const;

function unknownKey(owner: Owner, key: string, meant: string | null, below: readonly string[] = []): Finding {
  return buildFinding('unknown_key', owner, {
    path: [...owner.path, ...below, key],
    differences: {
      de: meant === null ? `„${key}“` : `„${key}“ (gemeint ist wohl „${meant}“)`,
      en: meant === null ? `“${key}”` : `“${key}” (did you mean “${meant}”?)`,
    },
  });
}

/** Finds the keys of a field's settings or rules that its built-in type does not know, or does not use. */
function findInField(owner: Owner, field: Field): readonly Finding[] {
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
      if (!value || used.some((each) => each === key)) return [];
      if (!known[part].includes(key)) return [unknownKey(owner, key, nearestWord(key, known[part]), [part])];
      return [buildFinding('key_without_effect', owner, { path: [...owner.path, part, key], others: [key] })];
    }),
  );
}

/** Finds misspelled keys of a part. A key like no other is the host's own, such as the time of its creation. */
function findMisspelled(owner: Owner, extra: object, kind: keyof typeof known): readonly Finding[] {
  return Object.keys(extra).flatMap((key) => {
    // The reader leaves some known keys among the others, such as the format.
    if (known[kind].includes(key)) return [];
    const meant = nearestWord(key, known[kind]);
    return meant === null ? [] : [unknownKey(owner, key, meant)];
  });
}

/**
 * Finds keys that the wire format does not define, with the one that was most likely meant, and keys that have no effect
 * on the type of their field. Both are kept when the template is saved, but nothing reads them.
 */
export function findUnknownKeys(template: Template): readonly Finding[] {
  const whole: Owner = { kind: 'template', path: [], label: template.name };
  return [
    ...findMisspelled(whole, template.extra, 'template'),
    ...templateElements(template).flatMap((element) => {
      const { kind, field, option, group, section, path } = element;
      if (kind !== 'section' && kind !== 'group' && kind !== 'field' && kind !== 'option' && kind !== 'price_rule')
        return [];
      const part = kind === 'price_rule' ? template.priceRules[Number(path[1])] : (option ?? field ?? group ?? section);
      const extra = findMisspelled(element, part?.extra ?? {}, kind);
      return kind === 'field' && field ? [...extra, ...findInField(element, field)] : extra;
    }),
  ];
}
