import type { Condition } from '../contract/condition.ts';
import type { Field, Template } from '../contract/template.ts';
import type { TemplatePath } from '../contract/template-path.ts';

/** What carries a condition or an amount. */
export interface ConditionOwner {
  readonly kind: 'section' | 'group' | 'field' | 'option' | 'price_rule';
  /** `['sections', 0, 'groups', 1, 'fields', 2]` */
  readonly path: TemplatePath;
  /** Title or label. */
  readonly label: string;
}

/** How the parts of a template are to change; what is left out stays. */
export interface TemplateMapping {
  readonly condition?: (condition: Condition, owner: ConditionOwner) => Condition | null;
  /** The condition of a price rule; undefined takes the whole rule out. Where it is left out, `condition` is meant. */
  readonly when?: (condition: Condition, owner: ConditionOwner) => Condition | undefined;
  /** JSON Logic of a price rule's amount; undefined takes the whole rule out. */
  readonly amount?: (amount: unknown, owner: ConditionOwner) => unknown;
  /** null takes the field out; `path` is that of the template before the mapping. */
  readonly field?: (field: Field, path: TemplatePath) => Field | null;
}

/** Applies a mapping to a template; parts that stay equal stay the same objects. */
export function mapTemplate(template: Template, mapping: TemplateMapping): Template {
  const conditionOf = <T extends { readonly condition: Condition | null }>(part: T, owner: ConditionOwner): T => {
    const condition = part.condition && mapping.condition ? mapping.condition(part.condition, owner) : part.condition;
    return condition === part.condition ? part : { ...part, condition };
  };
  const fieldOf = (field: Field, path: TemplatePath): Field[] => {
    const options = field.options.map((option, index) =>
      conditionOf(option, { kind: 'option', path: [...path, 'options', index], label: option.label }),
    );
    const own = conditionOf(field, { kind: 'field', path, label: field.label });
    const mapped = options.every((option, index) => option === own.options[index]) ? own : { ...own, options };
    const changed = mapping.field ? mapping.field(mapped, path) : mapped;
    return changed ? [changed] : [];
  };
  const sections = template.sections.map((section, sectionIndex) => {
    const path = ['sections', sectionIndex];
    const groups = section.groups.map((group, groupIndex) => {
      const groupPath = [...path, 'groups', groupIndex];
      const fields = group.fields.flatMap((field, index) => fieldOf(field, [...groupPath, 'fields', index]));
      const own = conditionOf(group, { kind: 'group', path: groupPath, label: group.title ?? section.title });
      return isSameList(fields, group.fields) ? own : { ...own, fields };
    });
    const own = conditionOf(section, { kind: 'section', path, label: section.title });
    return isSameList(groups, section.groups) ? own : { ...own, groups };
  });
  const priceRules = template.priceRules.flatMap((rule, index) => {
    const owner: ConditionOwner = { kind: 'price_rule', path: ['price_rules', index], label: rule.label };
    const mapWhen = mapping.when ?? mapping.condition;
    const when = rule.when && mapWhen ? mapWhen(rule.when, owner) : rule.when;
    const amount = mapping.amount ? mapping.amount(rule.amount, owner) : rule.amount;
    if (when === undefined || amount === undefined) return [];
    return [when === rule.when && amount === rule.amount ? rule : { ...rule, when, amount }];
  });
  if (isSameList(sections, template.sections) && isSameList(priceRules, template.priceRules)) return template;
  return { ...template, sections, priceRules };
}

function isSameList<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((entry, index) => entry === right[index]);
}
