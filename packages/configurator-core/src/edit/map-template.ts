import type { Condition } from '../contract/conditions/condition.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { Translations } from '../contract/primitives/translations.schema.ts';
import { plausibilityOf } from '../contract/template/plausibility.ts';
import type { PartKind } from '../contract/template/template.schema.ts';
import type {
  Field,
  Group,
  Option,
  Parts,
  PriceRule,
  Scenario,
  Section,
  Template,
} from '../contract/template/template.ts';

/** An element with a condition, an amount or another reference. */
export interface ConditionOwner {
  readonly kind: 'section' | 'group' | 'field' | 'option' | 'price_rule';
  /** `['sections', 0, 'groups', 1, 'fields', 2]` */
  readonly path: TemplatePath;
  /** Title or label. */
  readonly label: string;
}

/** Mappings of template parts. Without a mapping, a part is unchanged. */
export interface TemplateMapping {
  readonly condition?: (condition: Condition, owner: ConditionOwner) => Condition | null;
  /** Maps the condition of a price rule; undefined removes the rule. Default: `condition`. */
  readonly when?: (condition: Condition, owner: ConditionOwner) => Condition | undefined;
  /** Maps a price rule's amount; undefined removes the rule. */
  readonly amount?: (amount: unknown, owner: ConditionOwner) => unknown;
  /** Maps the JSON Logic of a computed field. */
  readonly computed?: (logic: unknown, owner: ConditionOwner) => unknown;
  /** Maps a text that may contain values: the description of a section or a group, or a plausibility check's sentence. */
  readonly text?: (text: string, owner: ConditionOwner) => string;
  /** Maps a field; null removes it. `path` is its path before the mapping. */
  readonly field?: (field: Field, path: TemplatePath) => Field | null;
  readonly scenario?: (scenario: Scenario) => Scenario;
}

/** Applies a mapping to a template. Unchanged parts stay the same objects. */
export function mapTemplate(template: Template, mapping: TemplateMapping): Template {
  const map = partMappers(mapping);
  const sections = template.sections.map((section, index) => map.section(section, ['sections', index]));
  const priceRules = template.priceRules.flatMap((rule, index) => map.price_rule(rule, ['price_rules', index]) ?? []);
  const scenarios = mapping.scenario ? template.scenarios.map(mapping.scenario) : template.scenarios;
  const isSame =
    isSameList(sections, template.sections) &&
    isSameList(priceRules, template.priceRules) &&
    isSameList(scenarios, template.scenarios);
  return isSame ? template : { ...template, sections, priceRules, scenarios };
}

/** Applies a mapping to a part outside a template. Paths are relative to the part. Null if the mapping removes it. */
export function mapPart<K extends PartKind>(kind: K, part: Parts[K], mapping: TemplateMapping): Parts[K] | null {
  const mappers: { readonly [P in PartKind]: (part: Parts[P], path: TemplatePath) => Parts[P] | null } =
    partMappers(mapping);
  return mappers[kind](part, []);
}

function partMappers(mapping: TemplateMapping) {
  const conditionOf = <T extends { readonly condition: Condition | null }>(part: T, owner: ConditionOwner): T => {
    const condition = part.condition && mapping.condition ? mapping.condition(part.condition, owner) : part.condition;
    return condition === part.condition ? part : { ...part, condition };
  };
  const computedOf = (field: Field, owner: ConditionOwner): Field => {
    const { computed } = field;
    if (computed === null || !mapping.computed) return field;
    const logic = mapping.computed(computed.logic, owner);
    return logic === computed.logic ? field : { ...field, computed: { ...computed, logic } };
  };
  const textOf = <T extends Section | Group>(part: T, owner: ConditionOwner): T => {
    const { description } = part;
    const { text: mapText } = mapping;
    if (description === null || mapText === undefined) return part;
    const text = mapText(description, owner);
    const translations = mapTranslations(part.translations, 'description', (each) => mapText(each, owner));
    if (text === description && translations === part.translations) return part;
    return { ...part, description: text, ...(translations && { translations }) };
  };
  const plausibilityIn = (field: Field, owner: ConditionOwner): Field => {
    const sentence = plausibilityOf(field);
    const { text: mapText } = mapping;
    if (sentence === null || mapText === undefined) return field;
    const plausibility = mapText(sentence, owner);
    const key = 'additional_options.plausibility';
    const translations = mapTranslations(field.translations, key, (each) => mapText(each, owner));
    if (plausibility === sentence && translations === field.translations) return field;
    const additionalOptions = { ...field.additionalOptions, plausibility };
    return { ...field, additionalOptions, ...(translations && { translations }) };
  };
  const optionOf = (option: Option, path: TemplatePath): Option =>
    conditionOf(option, { kind: 'option', path, label: option.label });
  const fieldOf = (field: Field, path: TemplatePath): Field | null => {
    const options = field.options.map((option, index) => optionOf(option, [...path, 'options', index]));
    const owner: ConditionOwner = { kind: 'field', path, label: field.label };
    const own = plausibilityIn(computedOf(conditionOf(field, owner), owner), owner);
    const mapped = isSameList(options, own.options) ? own : { ...own, options };
    return mapping.field ? mapping.field(mapped, path) : mapped;
  };
  const groupOf = (group: Group, path: TemplatePath, sectionTitle = ''): Group => {
    const fields = group.fields.flatMap((field, index) => fieldOf(field, [...path, 'fields', index]) ?? []);
    const owner: ConditionOwner = { kind: 'group', path, label: group.title ?? sectionTitle };
    const own = textOf(conditionOf(group, owner), owner);
    return isSameList(fields, group.fields) ? own : { ...own, fields };
  };
  const sectionOf = (section: Section, path: TemplatePath): Section => {
    const groups = section.groups.map((group, index) => groupOf(group, [...path, 'groups', index], section.title));
    const owner: ConditionOwner = { kind: 'section', path, label: section.title };
    const own = textOf(conditionOf(section, owner), owner);
    return isSameList(groups, section.groups) ? own : { ...own, groups };
  };
  const priceRuleOf = (rule: PriceRule, path: TemplatePath): PriceRule | null => {
    const owner: ConditionOwner = { kind: 'price_rule', path, label: rule.label };
    const mapWhen = mapping.when ?? mapping.condition;
    const when = rule.when && mapWhen ? mapWhen(rule.when, owner) : rule.when;
    const amount = mapping.amount ? mapping.amount(rule.amount, owner) : rule.amount;
    if (when === undefined || amount === undefined) return null;
    return when === rule.when && amount === rule.amount ? rule : { ...rule, when, amount };
  };
  return { section: sectionOf, group: groupOf, field: fieldOf, option: optionOf, price_rule: priceRuleOf };
}

/** Maps the translations of one text in every language, with their source text. */
function mapTranslations(
  translations: Translations | undefined,
  key: string,
  map: (text: string) => string,
): Translations | undefined {
  if (translations === undefined) return undefined;
  let isChanged = false;
  const mapped = Object.entries(translations).map(([language, texts]): [string, Translations[string]] => {
    const translated = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (translated === undefined) return [language, texts];
    const [text, of] = [map(translated.text), map(translated.of)];
    if (text === translated.text && of === translated.of) return [language, texts];
    isChanged = true;
    return [language, { ...texts, [key]: { ...translated, text, of } }];
  });
  return isChanged ? Object.fromEntries(mapped) : translations;
}

function isSameList<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((entry, index) => entry === right[index]);
}
