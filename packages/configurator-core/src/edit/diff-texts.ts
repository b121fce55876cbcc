import type { Currency } from '../currency.ts';
import type { TemplateChangeCode } from './template-change.ts';

/** Singular and plural for a summary. */
type Counted = readonly [one: string, many: string];

/** Messages of changes in one language. */
export interface DiffTexts {
  readonly counted: Readonly<Record<TemplateChangeCode, Counted>>;
  readonly none: string;
  /** An option with its field. */
  readonly option: (label: string, field: string) => string;
  readonly quoted: (label: string) => string;
  readonly priceRule: (label: string) => string;
  readonly quantityBreak: (label: string) => string;
  readonly scenario: (name: string) => string;
  /** For percentages of the subtotal, whose order affects the price. */
  readonly priceRuleOrder: string;
  readonly currency: (now: Currency, before: Currency) => string;
  /** `name` is already quoted. `details` are old and new values; empty if there are none. */
  readonly messages: {
    readonly sectionAdded: (name: string) => string;
    readonly sectionRemoved: (name: string) => string;
    readonly renamed: (name: string, now: string, before: string) => string;
    readonly added: (name: string, isRequired: boolean, details?: string) => string;
    readonly removed: (name: string, details?: string) => string;
    readonly changed: (name: string, details?: string) => string;
    readonly required: (name: string) => string;
    readonly optional: (name: string) => string;
    readonly rule: (name: string, details: string) => string;
    readonly comparison: (name: string) => string;
    readonly computed: (name: string, details: string) => string;
    readonly price: (name: string, details: string) => string;
    readonly order: (name: string | null) => string;
    /** For a field that is in another section or group now. */
    readonly moved: (name: string, hasOtherCondition: boolean) => string;
    /** @param count texts whose translation was changed, added or removed */
    readonly translated: (language: string, count: number) => string;
    readonly outdated: (language: string, text: string) => string;
  };
}

function withDetails(sentence: string, details = ''): string {
  return details === '' ? `${sentence}.` : `${sentence}: ${details}.`;
}

const german: DiffTexts = {
  counted: {
    section_added: ['Schritt neu', 'Schritte neu'],
    section_removed: ['Schritt entfernt', 'Schritte entfernt'],
    section_changed: ['Schritt geändert', 'Schritte geändert'],
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
    order_changed: ['Reihenfolge geändert', 'Reihenfolgen geändert'],
    scenario_changed: ['Szenario geändert', 'Szenarien geändert'],
    translation_changed: ['Übersetzung geändert', 'Übersetzungen geändert'],
    translation_outdated: ['Übersetzung veraltet', 'Übersetzungen veraltet'],
  },
  none: 'Keine Änderungen',
  option: (label, field) => `„${label}“ in „${field}“`,
  quoted: (label) => `„${label}“`,
  priceRule: (label) => `Die Preisregel „${label}“`,
  quantityBreak: (label) => `Der Mengenrabatt „${label}“`,
  scenario: (name) => `Das Szenario „${name}“`,
  priceRuleOrder: 'Die Preisregeln gelten in anderer Reihenfolge.',
  currency: (now, before) => `Alle Beträge gelten in ${now} statt ${before}.`,
  messages: {
    sectionAdded: (name) => `Der Schritt ${name} ist neu.`,
    sectionRemoved: (name) => `Der Schritt ${name} ist entfernt.`,
    renamed: (name, now, before) => `${name} heißt jetzt ${now} statt ${before}.`,
    added: (name, isRequired, details) => withDetails(`${name} ist neu${isRequired ? ' und Pflicht' : ''}`, details),
    removed: (name, details) => withDetails(`${name} ist entfernt`, details),
    changed: (name, details) => withDetails(`${name} ist geändert`, details),
    required: (name) => `${name} ist jetzt Pflicht.`,
    optional: (name) => `${name} ist nicht mehr Pflicht.`,
    rule: (name, details) => withDetails(`Die Bedingung von ${name} ist anders`, details),
    computed: (name, details) => withDetails(`${name} wird anders berechnet`, details),
    comparison: (name) => `${name} wird mit anderen Feldern anders verglichen.`,
    price: (name, details) => `${name} kostet ${details}.`,
    order: (name) => (name === null ? 'Die Schritte stehen anders.' : `In ${name} ist die Reihenfolge anders.`),
    moved: (name, hasOtherCondition) =>
      `${name} steht jetzt an anderer Stelle${hasOtherCondition ? ', unter einer anderen Bedingung' : ''}.`,
    translated: (language, count) =>
      `In der Sprache ${language} ${count === 1 ? 'ist 1 Text' : `sind ${count} Texte`} anders übersetzt.`,
    outdated: (language, text) => `Die Übersetzung (${language}) von ${text} ist veraltet.`,
  },
};

const english: DiffTexts = {
  counted: {
    section_added: ['new section', 'new sections'],
    section_removed: ['section removed', 'sections removed'],
    section_changed: ['section changed', 'sections changed'],
    field_added: ['new field', 'new fields'],
    field_removed: ['field removed', 'fields removed'],
    field_renamed: ['field renamed', 'fields renamed'],
    field_changed: ['field changed', 'fields changed'],
    option_added: ['new option', 'new options'],
    option_removed: ['option removed', 'options removed'],
    option_changed: ['option changed', 'options changed'],
    required_added: ['newly required field', 'newly required fields'],
    required_removed: ['field no longer required', 'fields no longer required'],
    price_changed: ['price changed', 'prices changed'],
    rule_changed: ['rule changed', 'rules changed'],
    order_changed: ['order changed', 'orders changed'],
    scenario_changed: ['scenario changed', 'scenarios changed'],
    translation_changed: ['translation changed', 'translations changed'],
    translation_outdated: ['translation outdated', 'translations outdated'],
  },
  none: 'No changes',
  option: (label, field) => `“${label}” in “${field}”`,
  quoted: (label) => `“${label}”`,
  priceRule: (label) => `The price rule “${label}”`,
  quantityBreak: (label) => `The quantity break “${label}”`,
  scenario: (name) => `The scenario “${name}”`,
  priceRuleOrder: 'The price rules apply in a different order.',
  currency: (now, before) => `All amounts are in ${now} instead of ${before}.`,
  messages: {
    sectionAdded: (name) => `The section ${name} is new.`,
    sectionRemoved: (name) => `The section ${name} was removed.`,
    renamed: (name, now, before) => `${name} was renamed from ${before} to ${now}.`,
    added: (name, isRequired, details) => withDetails(`${name} is new${isRequired ? ' and required' : ''}`, details),
    removed: (name, details) => withDetails(`${name} was removed`, details),
    changed: (name, details) => withDetails(`${name} has changed`, details),
    required: (name) => `${name} is now required.`,
    optional: (name) => `${name} is no longer required.`,
    rule: (name, details) => withDetails(`The condition of ${name} has changed`, details),
    computed: (name, details) => withDetails(`The computation of ${name} has changed`, details),
    comparison: (name) => `The comparison of ${name} with other fields has changed.`,
    price: (name, details) => `${name} costs ${details}.`,
    order: (name) => (name === null ? 'The order of the sections has changed.' : `The order in ${name} has changed.`),
    moved: (name, hasOtherCondition) =>
      `${name} is now in a different place${hasOtherCondition ? ', under a different condition' : ''}.`,
    translated: (language, count) =>
      `${count === 1 ? '1 translation' : `${count} translations`} (${language}) changed.`,
    outdated: (language, text) => `The translation (${language}) of ${text} is outdated.`,
  },
};

/** The messages by language. */
export const diffTexts = { de: german, en: english } as const;
