import type { EditorTexts } from '../editor-texts.ts';
import { languageNameIn } from '../language-name.ts';
import { formatCount, germanLocale } from './format.ts';

const languageName = languageNameIn(germanLocale);

const kinds: EditorTexts['parts']['kinds'] = {
  section: 'Abschnitt',
  group: 'Gruppe',
  field: 'Feld',
  option: 'Option',
  price_rule: 'Preisregel',
};

const plurals: EditorTexts['parts']['kinds'] = {
  section: 'Abschnitte',
  group: 'Gruppen',
  field: 'Felder',
  option: 'Optionen',
  price_rule: 'Preisregeln',
};

/** Names of parts, and reasons why a change is refused. */
export const germanParts: EditorTexts['parts'] = {
  kinds,
  untitled: 'Ohne Titel',
  untitledTemplate: 'Vorlage ohne Namen',
  untitledSection: 'Abschnitt ohne Titel',
  untitledGroup: (position) => (position === null ? 'Gruppe' : `Gruppe ${position}`),
  untitledPriceRule: 'Preisregel ohne Bezeichnung',
  priceRules: 'Preisregeln',
  translation: (language) => `Übersetzung: ${languageName(language)}`,
  quantityBreak: (label) => `Mengenrabatt „${label}“`,
  scenario: (name) => `Szenario „${name}“`,
  named: (kind, label) => `${kinds[kind]} „${label}“`,
  quoted: (label) => `„${label}“`,
  formatCount: (kind, count) =>
    kind === null ? formatCount(count, 'Teil', 'Teile') : formatCount(count, kinds[kind], plurals[kind]),
  issues: {
    unreadable: 'Das ist keine Vorlage.',
    too_large: 'Die Vorlage ist zu groß.',
    too_deep: 'Bedingungen sind zu tief verschachtelt.',
    forbidden_key: 'Dieser Schlüssel ist nicht erlaubt.',
    unsupported_format: 'Diese Datei stammt aus einer neueren Version des Programms.',
    missing: 'Dies darf nicht leer sein.',
    invalid_type: 'Dies hat den falschen Typ.',
    invalid_value: 'Dieser Wert ist nicht erlaubt.',
    invalid_price: 'Der Preis ist kein Betrag oder zu hoch.',
    negative_price: 'Der Preis muss 0 oder mehr betragen.',
    currency_mismatch: 'Die Vorlage hat eine andere Währung.',
    invalid_condition: 'Die Bedingung ist nicht lesbar.',
    invalid_amount: 'Der Betrag ist nicht lesbar.',
    unsafe_logic: 'Dieser Ausdruck ist nicht erlaubt: unbekannter Operator oder zu groß.',
    invalid_pattern: 'Das Muster ist nicht lesbar.',
    unsafe_pattern: 'Die Prüfung dieses Musters könnte zu lange dauern.',
    reserved_name: 'Dieser Name ist reserviert.',
    duplicate_name: 'Ein anderes Feld hat bereits diesen Namen.',
    duplicate_id: 'Diese ID ist vergeben.',
    duplicate_option: 'Eine andere Option dieses Feldes hat bereits diesen Wert.',
    unknown_field: 'Ein hier genanntes Feld existiert nicht oder passt nicht.',
    unknown_field_type:
      'Dieser Feldtyp ist nicht angemeldet. Er muss dem Editor als einer seiner fieldTypes übergeben werden.',
    invalid_field_type: 'Dieser Feldtyp arbeitet fehlerhaft.',
    cycle: 'Bedingungen hängen im Kreis voneinander ab.',
  },
  notAllowed: 'Das ist nicht erlaubt.',
  alreadyExists: 'Das existiert bereits.',
  notFound: 'Das existiert nicht mehr.',
  noSuchPlace: 'Diese Stelle gibt es nicht.',
  refusedAt: (place, reason) => `Bei ${place}: ${reason}`,
};
