import { formatCents } from '../money.ts';
import type { Field, Option, Template } from '../template/template.ts';

/** What kind of thing changed between two versions of a template. */
export type TemplateChangeCode =
  | 'section_added'
  | 'section_removed'
  | 'field_added'
  | 'field_removed'
  | 'field_renamed'
  | 'field_changed'
  | 'option_added'
  | 'option_removed'
  | 'option_changed'
  | 'required_added'
  | 'required_removed'
  | 'price_changed'
  | 'rule_changed';

/** One difference, with a German sentence. */
export interface TemplateChange {
  readonly code: TemplateChangeCode;
  /** The field it concerns, by its new name or, where it is gone, its old one; null for sections and price rules. */
  readonly fieldName: string | null;
  readonly words: string;
}

/** What changed, in words. */
export interface TemplateDiff {
  readonly changes: readonly TemplateChange[];
  /** `3 Regeln geändert, 2 Preise geändert, 1 Pflichtfeld neu`; `Keine Änderungen` for none. */
  readonly summary: string;
}

const counted: Readonly<Record<TemplateChangeCode, readonly [one: string, many: string]>> = {
  section_added: ['Schritt neu', 'Schritte neu'],
  section_removed: ['Schritt entfernt', 'Schritte entfernt'],
  field_added: ['Feld neu', 'Felder neu'],
  field_removed: ['Feld entfernt', 'Felder entfernt'],
  field_renamed: ['Feld umbenannt', 'Felder umbenannt'],
  field_changed: ['Feld geändert', 'Felder geändert'],
  option_added: ['Option neu', 'Optionen neu'],
  option_removed: ['Option entfernt', 'Optionen entfernt'],
  option_changed: ['Option geändert', 'Optionen geändert'],
  required_added: ['Pflichtfeld neu', 'Pflichtfelder neu'],
  required_removed: ['Pflichtfeld freiwillig', 'Pflichtfelder freiwillig'],
  price_changed: ['Preis geändert', 'Preise geändert'],
  rule_changed: ['Regel geändert', 'Regeln geändert'],
};

type Report = (code: TemplateChangeCode, fieldName: string | null, words: string) => void;

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Pairs entries of two lists by id, else by a second name. */
function pair<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  name: (entry: T) => string,
) {
  const find = (list: readonly T[], entry: T) =>
    list.find(({ id }) => id === entry.id) ?? list.find((other) => name(other) === name(entry));
  return {
    removed: before.filter((entry) => !find(after, entry)),
    added: after.filter((entry) => !find(before, entry)),
    kept: after.flatMap((entry) => {
      const was = find(before, entry);
      return was ? [[was, entry] as const] : [];
    }),
  };
}

function diffOption(was: Option, is: Option, field: Field, report: Report): void {
  const name = `„${is.label}“ in „${field.label}“`;
  if (was.additionalPriceCents !== is.additionalPriceCents) {
    const [from, to] = [was, is].map((option) => formatCents(option.additionalPriceCents));
    report('price_changed', field.name, `${name} kostet ${to} statt ${from}.`);
  }
  if (!isSame(was.condition, is.condition)) report('rule_changed', field.name, `Die Bedingung von ${name} ist anders.`);
  const look = ({ label, value, isDefault, colorValue }: Option) => [label, value, isDefault, colorValue];
  if (!isSame(look(was), look(is))) report('option_changed', field.name, `${name} ist geändert.`);
}

function diffField(was: Field, is: Field, report: Report): void {
  const name = `„${is.label}“`;
  if (was.name !== is.name) report('field_renamed', is.name, `${name} heißt jetzt ${is.name} statt ${was.name}.`);
  if (was.isRequired !== is.isRequired) {
    const code = is.isRequired ? 'required_added' : 'required_removed';
    report(code, is.name, is.isRequired ? `${name} ist jetzt Pflicht.` : `${name} ist nicht mehr Pflicht.`);
  }
  if (!isSame(was.condition, is.condition)) report('rule_changed', is.name, `Die Bedingung von ${name} ist anders.`);
  const look = ({ label, type, placeholder, tooltip, defaultValue, validationRules, additionalOptions }: Field) => [
    label,
    type,
    placeholder,
    tooltip,
    defaultValue,
    validationRules,
    additionalOptions,
  ];
  if (!isSame(look(was), look(is))) report('field_changed', is.name, `${name} ist geändert.`);
  const { removed, added, kept } = pair(was.options, is.options, ({ value }) => value);
  for (const option of removed) report('option_removed', is.name, `„${option.label}“ in ${name} ist entfernt.`);
  for (const option of added) report('option_added', is.name, `„${option.label}“ in ${name} ist neu.`);
  for (const [before, after] of kept) diffOption(before, after, is, report);
}

function diffPriceRules(before: Template, after: Template, report: Report): void {
  const length = Math.max(before.priceRules.length, after.priceRules.length);
  for (let index = 0; index < length; index += 1) {
    const was = before.priceRules[index];
    const is = after.priceRules[index];
    if (!isSame(was, is)) report('price_changed', null, `Die Preisregel „${(is ?? was)?.label ?? ''}“ ist anders.`);
  }
}

const fieldsOf = (template: Template): Field[] =>
  template.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

/** Says in German what changed from one version of a template to another. Things are the same by id, else by name. */
export function diffTemplates(before: Template, after: Template): TemplateDiff {
  const changes: TemplateChange[] = [];
  const report: Report = (code, fieldName, words) => {
    changes.push({ code, fieldName, words });
  };
  const sections = pair(before.sections, after.sections, ({ title }) => title);
  for (const { title } of sections.removed) report('section_removed', null, `Der Schritt „${title}“ ist entfernt.`);
  for (const { title } of sections.added) report('section_added', null, `Der Schritt „${title}“ ist neu.`);
  for (const [was, is] of sections.kept) {
    const rules = ({ condition, groups }: typeof was) => [condition, groups.map((group) => group.condition)];
    if (!isSame(rules(was), rules(is))) report('rule_changed', null, `Die Bedingung von „${is.title}“ ist anders.`);
  }
  const fields = pair(fieldsOf(before), fieldsOf(after), ({ name }) => name);
  for (const { label, name } of fields.removed) report('field_removed', name, `„${label}“ ist entfernt.`);
  for (const { label, name, isRequired } of fields.added) {
    report(
      isRequired ? 'required_added' : 'field_added',
      name,
      `„${label}“ ist neu${isRequired ? ' und Pflicht' : ''}.`,
    );
  }
  for (const [was, is] of fields.kept) diffField(was, is, report);
  diffPriceRules(before, after, report);
  return { changes, summary: summaryOf(changes) };
}

function summaryOf(changes: readonly TemplateChange[]): string {
  const counts = new Map<TemplateChangeCode, number>();
  for (const { code } of changes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const parts = [...counts].map(([code, count]) => `${count} ${counted[code][count === 1 ? 0 : 1]}`);
  return parts.length > 0 ? parts.join(', ') : 'Keine Änderungen';
}
