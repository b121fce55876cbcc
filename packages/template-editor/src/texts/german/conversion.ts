import type { EditorTexts } from '../editor-texts.ts';
import { germanLocale } from './format.ts';

const numbers = new Intl.NumberFormat(germanLocale, { maximumFractionDigits: 10 });

/** Notes on what a conversion could not import unchanged, and fallback names of untitled parts. */
export const germanConversion: EditorTexts['conversion'] = {
  names: { survey: 'Umfrage', form: 'Formular', step: (position) => `Schritt ${position}` },
  reasons: {
    unknown_element: ({ type }) => `Vorlagen kennen „${type}“ nicht.`,
    unknown_key: ({ key }) => `Vorlagen kennen „${key}“ nicht.`,
    translations: ({ key }) =>
      `Von „${key}“ wurde nur eine Sprache übernommen. Ergänzen Sie die anderen unter „Übersetzungen“.`,
    not_a_number: ({ key }) => `„${key}“ ist ein Ausdruck oder ein Datum. Vorlagen nehmen hier nur Zahlen an.`,
    entry_not_an_object: ({ key, position }) => `Eintrag ${numbers.format(position)} von „${key}“ ist kein Objekt.`,
    renamed: ({ name, newName }) => `„${name}“ heißt in der Vorlage „${newName}“.`,
    without_name: () => 'Die Frage hat keinen Namen.',
    never_visible: () => 'Dies ist nie sichtbar.',
    added_choice: () => 'Diese Antwort ergänzt SurveyJS selbst. Legen Sie sie als Option an.',
    choice_without_value: () => 'Der Wert dieser Antwort fehlt oder ist schon vergeben.',
    no_choices: () => 'Die Antworten stehen nicht in der Umfrage.',
    required_boolean: () => '„Nein“ wäre hier keine Antwort. Das Feld ist deshalb keine Pflichtangabe.',
    default_value: () => 'Das Feld kann diesen Vorgabewert nicht haben.',
    plain_text: ({ format }) => `„${format}“ wird zu einfachem Text.`,
    unbounded_pattern: () => 'Die Prüfung dieses Musters könnte zu lange dauern.',
    unknown_validator: ({ type }) => `Vorlagen kennen die Prüfung „${type}“ nicht.`,
    no_accepted_files: () => 'Die Frage nimmt weder Bilder noch PDF-Dateien an.',
    any_file: () => 'Die Frage nimmt alle Dateien an, das Feld nur Bilder und PDF-Dateien.',
    file_types: ({ types }) => `Dateifelder nehmen ${types.join(', ')} nicht an.`,
    picture_types: () => 'Das Feld nimmt JPEG, PNG und WebP an.',
    file_count: ({ maxFiles }) => `Das Feld nimmt höchstens ${numbers.format(maxFiles)} Dateien an.`,
    unknown_property: ({ scope }) => `Das Schema hat keine Eigenschaft „${scope}“.`,
    unknown_schema: ({ name }) => `Kein Feldtyp passt zum Schema von „${name}“.`,
    read_only: () => 'Das Element zeigte nur einen Wert an. Geben Sie dem Feld einen Vorgabewert.',
    multiple_of: () => 'Die Schritte eines Feldes zählen ab seinem Minimum, nicht ab 0.',
    exclusive_bound: ({ bound }) => `In der Vorlage ist auch ${numbers.format(bound)} selbst gültig.`,
    rule_effect: ({ effect }) => `Vorlagen können ein Feld ein- oder ausblenden, aber nicht „${effect}“.`,
    condition: ({ expression }) =>
      expression === null ? 'Die Regel wurde ausgelassen.' : `Die Bedingung „${expression}“ wurde ausgelassen.`,
    condition_cycle: ({ name, names }) =>
      `Die Sichtbarkeit von „${name}“ hängt von sich selbst ab: ${names.join(' → ')}. Die Bedingung wurde ausgelassen.`,
    not_a_survey: () => 'Eine Umfrage ist ein Objekt mit einer Liste von Seiten.',
    not_a_form: () => 'Ein Formular ist ein JSON Schema eines Objekts, bei Bedarf mit einem UI Schema.',
  },
  faults: {
    unreadable: () => 'Sie ist nicht lesbar.',
    nested_too_deeply: () => 'Sie ist zu tief verschachtelt.',
    bracket_not_closed: () => 'Eine Klammer ist nicht geschlossen.',
    ends_too_early: () => 'Sie endet zu früh.',
    not_supported: ({ word }) => `„${word}“ wird nicht unterstützt.`,
    list_of_expressions: () => 'Listen dürfen nur feste Werte enthalten.',
    compares_no_question: () => 'Sie vergleicht keine Frage.',
    compares_two_questions: () => 'Sie vergleicht zwei Fragen miteinander.',
    compares_with_empty_list: () => 'Sie vergleicht mit einer leeren Liste.',
    compares_with_list: () => 'Sie vergleicht einen einzelnen Wert mit einer Liste.',
    not_a_number: ({ value }) => `„${value}“ ist keine Zahl.`,
    unknown_question: ({ name }) => `Die Vorlage hat keine Frage „${name}“.`,
    reads_files: () => 'Eine Bedingung kann nur prüfen, ob Dateien vorhanden sind.',
    no_condition: () => 'Sie hat keine Bedingung.',
    unknown_scope: ({ scope }) => `Die Vorlage hat kein Feld für „${scope}“.`,
    no_schema: () => 'Sie hat kein Schema.',
    empty_schema: () => 'Ihr Schema schränkt den Wert nicht ein.',
    unknown_keyword: ({ keyword }) => `Ihr Schema verwendet „${keyword}“. Das unterstützen Bedingungen nicht.`,
    holds_list: ({ name }) => `„${name}“ kann mehrere Werte haben.`,
    holds_no_list: ({ name }) => `„${name}“ kann nur einen Wert haben.`,
    compares_with_object: () => 'Sie vergleicht mit einem Objekt oder einer Liste.',
    bound_not_a_number: () => 'Eine Grenze ist keine Zahl.',
  },
};
