import { readAmount } from '../contract/prices/price-amount.ts';
import type { QuantityBreak } from '../contract/prices/quantity-break.schema.ts';
import { comparingRules } from '../contract/template/comparing-rules.ts';
import type { Field, Option, PriceRule, Scenario, Section, Template } from '../contract/template/template.ts';
import { currencyOf } from '../currency.ts';
import { type ChangedValue, ChangedValues } from './changed-values.ts';
import { createMoveOf } from './diff-places.ts';
import { type DiffTexts, diffTexts } from './diff-texts.ts';
import { diffTranslations } from './diff-translations.ts';
import { mapComparisons } from './map-comparisons.ts';
import { isReordered, isSame, pair, pairBreaks, untranslated } from './pair-parts.ts';
import type { TemplateChange, TemplateChangeCode } from './template-change.ts';

/** The changes with their messages. */
export interface TemplateDiff {
  readonly changes: readonly TemplateChange[];
  /** `3 Regeln geändert, 2 Preise geändert, 1 Pflichtfeld neu`; `Keine Änderungen` if there are none; or in English. */
  readonly summary: string;
}

/** Collects changes and their messages. */
interface Report {
  readonly words: DiffTexts;
  readonly values: ChangedValues;
  readonly note: (
    code: TemplateChangeCode,
    fieldName: string | null,
    words: string,
    details?: readonly ChangedValue[],
  ) => void;
}

/** Joins old and new values to one text. */
function join(details: readonly ChangedValue[]): string {
  return details.map(({ words }) => words).join('; ');
}

function diffOption(was: Option, is: Option, field: Field, { words, values, note }: Report): void {
  const name = words.option(is.label, field.label);
  if (was.additionalPriceCents !== is.additionalPriceCents) {
    const price = values.price(was.additionalPriceCents, is.additionalPriceCents);
    note('price_changed', field.name, words.messages.price(name, price.words), [price]);
  }
  const rule = values.condition(was.condition, is.condition);
  if (rule.length > 0) note('rule_changed', field.name, words.messages.rule(name, join(rule)));
  const look = ({ label, value, isDefault, colorValue, image, material }: Option) => [
    label,
    value,
    isDefault,
    colorValue,
    image,
    material,
  ];
  if (!isSame(look(was), look(is))) {
    const details = values.numbers(was.image, is.image, ['image']);
    note('option_changed', field.name, words.messages.changed(name, join(details)));
  }
}

function diffField(was: Field, is: Field, report: Report): void {
  const { note, values } = report;
  const { messages, quoted, option: optionTexts } = report.words;
  const name = quoted(is.label);
  if (was.name !== is.name) note('field_renamed', is.name, messages.renamed(name, is.name, was.name));
  if (was.isRequired !== is.isRequired) {
    if (is.isRequired) note('required_added', is.name, messages.required(name));
    else note('required_removed', is.name, messages.optional(name));
  }
  const rule = values.condition(was.condition, is.condition);
  if (rule.length > 0) note('rule_changed', is.name, messages.rule(name, join(rule)));
  const compared = ({ validationRules }: Field) => comparingRules.map(([key]) => validationRules[key] || null);
  if (!isSame(compared(was), compared(is))) note('rule_changed', is.name, messages.comparison(name));
  const computed = values.computation(was.computed, is.computed);
  if (computed.length > 0) note('rule_changed', is.name, messages.computed(name, join(computed)));
  const look = (field: Field) => [
    field.label,
    field.type,
    field.placeholder,
    field.tooltip,
    field.defaultValue,
    mapComparisons(field, () => null).validationRules,
    field.additionalOptions,
  ];
  if (!isSame(look(was), look(is))) {
    const details = values.field(was, is);
    note('field_changed', is.name, messages.changed(name, join(details)), details);
  }
  const { removed, added, kept } = pair(was.options, is.options, ({ value }) => value);
  for (const { label, additionalPriceCents } of removed) {
    const price = values.wholePrice('before', additionalPriceCents);
    note('option_removed', is.name, messages.removed(optionTexts(label, is.label), price));
  }
  for (const { label, additionalPriceCents } of added) {
    const price = values.wholePrice('now', additionalPriceCents);
    note('option_added', is.name, messages.added(optionTexts(label, is.label), false, price));
  }
  for (const [before, after] of kept) diffOption(before, after, is, report);
  if (isReordered(kept, was.options)) note('order_changed', is.name, messages.order(name));
}

const pairSections = (before: Template, after: Template) => pair(before.sections, after.sections, ({ title }) => title);

function diffSections(before: Template, after: Template, { words, values, note }: Report): void {
  const { messages, quoted } = words;
  const sections = pairSections(before, after);
  for (const { title } of sections.removed) note('section_removed', null, messages.sectionRemoved(quoted(title)));
  for (const { title } of sections.added) note('section_added', null, messages.sectionAdded(quoted(title)));
  for (const [was, is] of sections.kept) {
    const name = quoted(is.title);
    const groups = is.groups.map((group, index) => [
      was.groups.find(({ id }) => id === group.id) ?? was.groups[index],
      group,
    ]);
    const rules = [[was, is], ...groups].flatMap(([old, next]) =>
      values.condition(old?.condition ?? null, next?.condition ?? null),
    );
    if (rules.length > 0) note('rule_changed', null, messages.rule(name, join(rules)));
    const look = ({ title, description, groups }: Section) => [
      title,
      description,
      groups.map((group) => [group.title, group.description, group.layout]),
    ];
    if (!isSame(look(was), look(is))) note('section_changed', null, messages.changed(name));
    const fields = pair(fieldsIn(was), fieldsIn(is), (field) => field.name);
    if (isReordered(fields.kept, fieldsIn(was))) note('order_changed', null, messages.order(name));
  }
  if (isReordered(sections.kept, before.sections)) note('order_changed', null, messages.order(null));
}

/** Returns whether the amount of a rule also depends on the rules before it. */
function isOfSubtotal({ amount }: PriceRule): boolean {
  const form = readAmount(amount);
  return form.kind === 'percent' && form.of === 'subtotal';
}

function diffPriceRules(before: Template, after: Template, { words, values, note }: Report): void {
  const rules = pair(before.priceRules, after.priceRules, ({ label }) => label);
  const noteRule = (
    { label }: PriceRule,
    sentence: (name: string) => string,
    details: readonly ChangedValue[] = [],
  ) => {
    note('price_changed', null, sentence(words.priceRule(label)), details);
  };
  for (const rule of rules.removed)
    noteRule(rule, (name) => words.messages.removed(name, values.wholeRule('before', rule)));
  for (const rule of rules.added)
    noteRule(rule, (name) => words.messages.added(name, false, values.wholeRule('now', rule)));
  for (const [was, is] of rules.kept) {
    if (isSame({ ...untranslated(was), id: is.id }, untranslated(is))) continue;
    const details = values.priceRule(was, is);
    noteRule(is, (name) => words.messages.changed(name, join(details)), details);
  }
  const ofSubtotal = rules.kept.filter((pair) => pair.every(isOfSubtotal));
  if (isReordered(ofSubtotal, before.priceRules)) note('price_changed', null, words.priceRuleOrder);
}

function diffCurrency(before: Template, after: Template, { words, note }: Report): void {
  const [was, is] = [currencyOf(before), currencyOf(after)];
  if (was !== is) note('price_changed', null, words.currency(is, was));
}

function diffQuantityBreaks(before: Template, after: Template, { words, values, note }: Report): void {
  const noteBreak = (
    { label }: QuantityBreak,
    sentence: (name: string) => string,
    details: readonly ChangedValue[] = [],
  ) => {
    note('price_changed', null, sentence(words.quantityBreak(label)), details);
  };
  const earlier = pairBreaks(before.quantityBreaks, after.quantityBreaks);
  const kept = new Set(earlier.values());
  for (const was of before.quantityBreaks) {
    if (!kept.has(was)) noteBreak(was, (name) => words.messages.removed(name, values.wholeBreak('before', was)));
  }
  for (const is of after.quantityBreaks) {
    const was = earlier.get(is);
    if (was === undefined) noteBreak(is, (name) => words.messages.added(name, false, values.wholeBreak('now', is)));
    else if (!isSame(untranslated(was), untranslated(is))) {
      const details = values.quantityBreak(was, is);
      noteBreak(is, (name) => words.messages.changed(name, join(details)), details);
    }
  }
}

function diffScenarios(before: Template, after: Template, { words, values, note }: Report): void {
  const scenarios = pair(before.scenarios, after.scenarios, ({ name }) => name);
  const messages = ({ name }: Scenario, sentence: (name: string) => string, details: readonly ChangedValue[] = []) => {
    note('scenario_changed', null, sentence(words.scenario(name)), details);
  };
  for (const scenario of scenarios.removed) messages(scenario, (name) => words.messages.removed(name));
  for (const scenario of scenarios.added) messages(scenario, (name) => words.messages.added(name, false));
  for (const [was, is] of scenarios.kept) {
    if (isSame({ ...was, id: is.id }, is)) continue;
    const details = values.scenario(was, is);
    messages(is, (name) => words.messages.changed(name, join(details)), details);
  }
}

const fieldsIn = (section: Section): readonly Field[] => section.groups.flatMap(({ fields }) => fields);
const fieldsOf = (template: Template): readonly Field[] => template.sections.flatMap(fieldsIn);

/**
 * Returns the changes from one version of a template to another, with messages in German or English. A message names
 * the old and the new value of each changed price, bound, condition and formula. Parts are matched by id, or else by name.
 */
export function diffTemplates(before: Template, after: Template, language: 'de' | 'en' = 'de'): TemplateDiff {
  const changes: TemplateChange[] = [];
  const words = diffTexts[language];
  const report: Report = {
    words,
    values: new ChangedValues(before, after, language),
    note: (code, fieldName, sentence, details = []) => {
      const isLarge = details.some(({ jump }) => jump !== null);
      changes.push({ code, fieldName, words: sentence, ...(isLarge && { isLarge }) });
    },
  };
  diffCurrency(before, after, report);
  diffSections(before, after, report);
  const fields = pair(fieldsOf(before), fieldsOf(after), ({ name }) => name);
  for (const { label, name } of fields.removed) {
    report.note('field_removed', name, words.messages.removed(words.quoted(label)));
  }
  for (const { label, name, isRequired } of fields.added) {
    const code = isRequired ? 'required_added' : 'field_added';
    report.note(code, name, words.messages.added(words.quoted(label), isRequired));
  }
  const moveOf = createMoveOf(before, after, pairSections(before, after).kept);
  for (const [was, is] of fields.kept) {
    diffField(was, is, report);
    const move = moveOf(was, is);
    if (move) report.note(move, is.name, words.messages.moved(words.quoted(is.label), move === 'rule_changed'));
  }
  diffPriceRules(before, after, report);
  diffQuantityBreaks(before, after, report);
  diffScenarios(before, after, report);
  for (const { code, fieldName, sentence } of diffTranslations(before, after, words)) {
    report.note(code, fieldName, sentence);
  }
  return { changes, summary: summaryOf(changes, words) };
}

function summaryOf(changes: readonly TemplateChange[], { counted, none }: DiffTexts): string {
  const counts = new Map<TemplateChangeCode, number>();
  for (const { code } of changes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const parts = [...counts].map(([code, count]) => `${count} ${counted[code][count === 1 ? 0 : 1]}`);
  return parts.length > 0 ? parts.join(', ') : none;
}
