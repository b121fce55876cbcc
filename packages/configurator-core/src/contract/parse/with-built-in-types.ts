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

/** One part of a template as `withBuiltInTypes` gives it. */
export function partWithBuiltInTypes<K extends keyof Parts>(kind: K, part: Parts[K]): Parts[K] {
  return parts[kind](part);
}

/**
 * The template with every field of a type of the host as the built-in field that it is like: questions about its logic
 * have the same answers, and a worker or a service without the host's code can answer them. Paths stay.
 */
export function withBuiltInTypes(template: Template): Template {
  const hasOwn = template.sections.some(({ groups }) => groups.some(({ fields }) => fields.some(({ base }) => base)));
  return hasOwn ? { ...template, sections: template.sections.map(section) } : template;
}
