/** Why a template is refused; stable, for tests and translations. */
export type TemplateIssueCode =
  | 'unreadable'
  | 'too_large'
  | 'too_deep'
  | 'forbidden_key'
  | 'unsupported_format'
  | 'missing'
  | 'invalid_type'
  | 'invalid_value'
  | 'invalid_price'
  | 'negative_price'
  | 'invalid_condition'
  | 'unsafe_logic'
  | 'invalid_pattern'
  | 'unsafe_pattern'
  | 'reserved_name'
  | 'duplicate_name'
  | 'duplicate_id'
  | 'duplicate_option'
  | 'unknown_field'
  | 'cycle';

/** One reason why a template is refused. `path` is where a person finds it: `sections[2].groups[0].fields[1].name`. */
export interface TemplateIssue {
  readonly code: TemplateIssueCode;
  readonly path: string;
  /** A German sentence. */
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const sentences: Readonly<Record<TemplateIssueCode, string>> = {
  unreadable: 'Die Vorlage ist nicht lesbar.',
  too_large: 'Die Vorlage ist zu groß.',
  too_deep: 'Die Vorlage ist zu tief verschachtelt.',
  forbidden_key: 'Dieser Schlüssel ist nicht erlaubt.',
  unsupported_format: 'Dieses Format ist neuer als das Programm.',
  missing: 'Die Angabe fehlt.',
  invalid_type: 'Die Angabe hat die falsche Art.',
  invalid_value: 'Die Angabe ist nicht erlaubt.',
  invalid_price: 'Der Preis ist kein Betrag in Euro.',
  negative_price: 'Der Preis ist negativ.',
  invalid_condition: 'Die Bedingung ist nicht lesbar.',
  unsafe_logic: 'Dieser Ausdruck ist nicht erlaubt.',
  invalid_pattern: 'Das Muster ist nicht lesbar.',
  unsafe_pattern: 'Das Muster kann zu lange rechnen.',
  reserved_name: 'Dieser Name ist vergeben.',
  duplicate_name: 'Der Name kommt mehrfach vor.',
  duplicate_id: 'Die Kennung kommt mehrfach vor.',
  duplicate_option: 'Der Wert kommt in diesem Feld mehrfach vor.',
  unknown_field: 'Die Bedingung liest ein Feld, das es nicht gibt.',
  cycle: 'Die Bedingungen lesen einander im Kreis.',
};

/** Builds an issue with its sentence. */
export function templateIssue(
  code: TemplateIssueCode,
  path: string,
  params?: Readonly<Record<string, unknown>>,
): TemplateIssue {
  const named = params?.name ?? params?.names;
  const detail = named === undefined ? '' : ` (${Array.isArray(named) ? named.join(' → ') : String(named)})`;
  return { code, path, message: sentences[code].replace(/\.$/, `${detail}.`), ...(params && { params }) };
}
