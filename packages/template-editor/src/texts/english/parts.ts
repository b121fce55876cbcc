import type { PartKind, TemplateIssueCode } from 'configurator-core';
import { languageNameIn } from '../language-name.ts';
import { englishLocale, formatCount } from './format.ts';

const languageName = languageNameIn(englishLocale);

const kinds: Readonly<Record<PartKind, string>> = {
  section: 'section',
  group: 'group',
  field: 'field',
  option: 'option',
  price_rule: 'price rule',
};

/** Why a template is refused, by code. */
const issues: Readonly<Record<TemplateIssueCode, string>> = {
  unreadable: 'This is not a template.',
  too_large: 'The template is too large.',
  too_deep: 'Conditions are nested too deeply.',
  forbidden_key: 'This key is not allowed.',
  unsupported_format: 'This file comes from a newer version of the program.',
  missing: 'This must not be empty.',
  invalid_type: 'This has the wrong type.',
  invalid_value: 'This value is not allowed.',
  invalid_price: 'The price is not an amount, or is too high.',
  negative_price: 'The price must be 0 or more.',
  currency_mismatch: 'The template is in another currency.',
  invalid_condition: 'The condition cannot be read.',
  invalid_amount: 'The amount cannot be read.',
  unsafe_logic: 'This expression is not allowed: unknown operator, or too large.',
  invalid_pattern: 'The pattern cannot be read.',
  unsafe_pattern: 'This pattern could take too long to check.',
  reserved_name: 'This name is reserved.',
  duplicate_name: 'Another field already has this name.',
  duplicate_id: 'This id is taken.',
  duplicate_option: 'Another option of this field already has this value.',
  unknown_field: 'A field that is named here does not exist or does not fit.',
  unknown_field_type: 'This field type is not registered. Pass it to the editor as one of its fieldTypes.',
  invalid_field_type: 'This field type does not work: its code is at fault.',
  cycle: 'Circular reference: these conditions depend on each other.',
};

/** Names of parts, and reasons why a change is refused. */
export const englishParts = {
  kinds,
  untitled: 'Untitled',
  untitledTemplate: 'Untitled template',
  untitledSection: 'Untitled section',
  untitledGroup: (position: number | null) => (position === null ? 'Group' : `Group ${position}`),
  untitledPriceRule: 'Untitled price rule',
  priceRules: 'Price rules',
  translation: (language: string) => `Translation: ${languageName(language)}`,
  quantityBreak: (label: string) => `Quantity break “${label}”`,
  scenario: (name: string) => `Scenario “${name}”`,
  named: (kind: PartKind, label: string) => `${kinds[kind]} “${label}”`,
  quoted: (label: string) => `“${label}”`,
  /** `null` if the parts are of different kinds. */
  formatCount: (kind: PartKind | null, count: number) => {
    const word = kind === null ? 'part' : kinds[kind];
    return formatCount(count, word, `${word}s`);
  },
  issues,
  notAllowed: 'This is not allowed.',
  alreadyExists: 'This already exists.',
  notFound: 'This no longer exists.',
  noSuchPlace: 'This position does not exist.',
  refusedAt: (place: string, reason: string) => `At ${place}: ${reason}`,
};
