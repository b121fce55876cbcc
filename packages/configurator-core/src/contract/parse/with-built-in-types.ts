import type { Field, Group, Parts, Section, Template } from '../template/template.ts';

function field(given: Field): Field {
  const { base, validationRules, options } = given;
  return base ? { ...given, type: base.type, base: { ...base, written: { validationRules, options } } } : given;
}

const group = (given: Group): Group => ({ ...given, fields: given.fields.map(field) });

const section = (given: Section): Section => ({ ...given, groups: given.groups.map(group) });

const parts: { readonly [K in keyof Parts]: (part: Parts[K]) => Parts[K] } = {
  field,
  group,
  section,
  option: (option) => option,
  price_rule: (rule) => rule,
};

/** Returns one part of a template as `withBuiltInTypes` does. */
export function partWithBuiltInTypes<K extends keyof Parts>(kind: K, part: Parts[K]): Parts[K] {
  return parts[kind](part);
}

/**
 * Replaces every field of a host type by the built-in field that it is based on. The logic is the same, but can be
 * analysed by a worker or service without the host's code. Paths are kept.
 */
export function withBuiltInTypes(template: Template): Template {
  const hasOwn = template.sections.some(({ groups }) => groups.some(({ fields }) => fields.some(({ base }) => base)));
  return hasOwn ? { ...template, sections: template.sections.map(section) } : template;
}
