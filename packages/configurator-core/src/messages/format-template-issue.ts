import type { LimitName } from '../contract/primitives/limits.ts';
import type { TemplateIssue, TemplateIssueCode } from '../contract/primitives/template-issue.ts';

const germanSentences: Readonly<Record<TemplateIssueCode, string>> = {
  unreadable: 'Die Vorlage ist nicht lesbar.',
  too_large: 'Die Vorlage ist zu groß.',
  too_deep: 'Die Vorlage ist zu tief verschachtelt.',
  forbidden_key: 'Dieser Schlüssel ist nicht erlaubt.',
  unsupported_format: 'Dieses Format ist neuer als das Programm.',
  missing: 'Die Angabe fehlt.',
  invalid_type: 'Die Angabe hat die falsche Art.',
  invalid_value: 'Die Angabe ist nicht erlaubt.',
  invalid_price: 'Der Preis ist kein Betrag oder zu hoch.',
  negative_price: 'Der Preis ist negativ.',
  currency_mismatch: 'Die Vorlage hat eine andere Währung.',
  invalid_condition: 'Die Bedingung ist nicht lesbar.',
  invalid_amount: 'Der Betrag ist nicht lesbar.',
  unsafe_logic: 'Dieser Ausdruck ist nicht erlaubt.',
  invalid_pattern: 'Das Muster ist nicht lesbar.',
  unsafe_pattern: 'Das Muster kann zu lange rechnen.',
  reserved_name: 'Dieser Name ist vergeben.',
  duplicate_name: 'Der Name kommt mehrfach vor.',
  duplicate_id: 'Die Kennung kommt mehrfach vor.',
  duplicate_option: 'Der Wert kommt in diesem Feld mehrfach vor.',
  unknown_field: 'Das genannte Feld gibt es nicht oder passt hier nicht.',
  unknown_field_type: 'Dieser Feldtyp ist nicht angemeldet. Er muss in fieldTypes übergeben werden.',
  invalid_field_type: 'Dieser Feldtyp arbeitet fehlerhaft.',
  cycle: 'Die Bedingungen lesen einander im Kreis.',
};

/** The counted unit of each limit. Its maximum is part of the issue. */
const germanLimits: Readonly<Record<LimitName, string>> = {
  fields: 'Felder',
  parts: 'Abschnitte und Gruppen',
  characters: 'Zeichen',
  values: 'Werte',
  keys: 'Schlüssel je Objekt',
  depth: 'Ebenen',
  conditionDepth: 'Bedingungen ineinander',
  scenarios: 'Szenarien',
};

function isLimit(name: unknown): name is LimitName {
  return typeof name === 'string' && Object.hasOwn(germanLimits, name);
}

/** Returns the names in an issue, or the exceeded limit. */
function detailOf({ name, names, limit, most }: Readonly<Record<string, unknown>>): string {
  if (isLimit(limit)) return ` (höchstens ${String(most)} ${germanLimits[limit]})`;
  const named = name ?? names;
  return named === undefined ? '' : ` (${Array.isArray(named) ? named.join(' → ') : String(named)})`;
}

/** Returns the message for an issue of a template, with its names or limit. Accepts other catalogues. */
export function formatTemplateIssue(
  { code, params }: TemplateIssue,
  sentences: Readonly<Record<TemplateIssueCode, string>> = germanSentences,
): string {
  return sentences[code].replace(/\.$/, () => `${detailOf(params ?? {})}.`);
}
