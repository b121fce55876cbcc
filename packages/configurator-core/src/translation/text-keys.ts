import { isRecord } from '../json.ts';
import type { TextPart, TextPartKind } from './text-part.ts';
import { textsInComputation } from './texts-in-computation.ts';

/** Purpose of a text. */
export type TextKind =
  | 'name'
  | 'title'
  | 'description'
  | 'label'
  | 'placeholder'
  | 'tooltip'
  | 'hint'
  | 'unit'
  | 'html'
  | 'plausibility'
  | 'message'
  | 'alt'
  | 'value';

/** A text that a part may have. */
export interface TextKey {
  /** Path below the part in the wire format, used as the key of its translations: `validation_rules.message`. */
  readonly key: string;
  readonly kind: TextKind;
  /** Path below the part in memory. */
  readonly path: readonly string[];
}

const at = (kind: TextKind, key: string = kind, path: readonly string[] = key.split('.')): TextKey => ({
  key,
  kind,
  path,
});
const presented = (kind: TextKind) => at(kind, `additional_options.${kind}`, ['additionalOptions', kind]);

const keysByKind: Readonly<Record<TextPartKind, readonly TextKey[]>> = {
  template: [at('name'), at('description')],
  section: [at('title'), at('description')],
  group: [at('title'), at('description')],
  field: [
    at('label'),
    at('placeholder'),
    at('tooltip'),
    presented('hint'),
    presented('unit'),
    presented('html'),
    presented('plausibility'),
    at('message', 'validation_rules.message', ['validationRules', 'message']),
  ],
  option: [at('label'), at('alt', 'image.alt')],
  price_rule: [at('label'), at('message', 'amount.table.message')],
  quantity_break: [at('label')],
};

/**
 * Returns the texts that a part may have: those of its kind, the literals of a computed text, and the labels of choices
 * from a host field type. Such choices are not stored in the template, so the field keeps their translations, unless
 * the type translates them itself.
 */
export function textKeysOf(kind: TextPartKind, part: TextPart): readonly TextKey[] {
  const words = 'computed' in part && part.computed !== null ? textsInComputation(part.computed) : [];
  const choices = 'base' in part && part.base ? part.options : [];
  if (words.length === 0 && choices.length === 0) return keysByKind[kind];
  return [
    ...keysByKind[kind],
    ...words.map((word) => at('value', `computed.${word}`, ['additionalOptions', 'texts', word])),
    ...choices.flatMap(({ value, translations }, index) =>
      translations ? [] : [at('label', `options.${value}`, ['options', String(index), 'label'])],
    ),
  ];
}

function holds(inner: unknown, step: string): inner is object {
  return typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step);
}

/** Returns a text of a part, or null if it is missing or blank. */
export function readText(part: TextPart, { kind, key, path }: TextKey): string | null {
  // The literals of a computed text are part of its expression.
  if (kind === 'value') return key.slice('computed.'.length);
  let inner: unknown = part;
  for (const step of path) inner = holds(inner, step) ? Reflect.get(inner, step) : undefined;
  return typeof inner === 'string' && inner.trim() !== '' ? inner : null;
}

/** Returns the part with a changed text. */
export function writeText<P extends TextPart>(part: P, { path }: TextKey, text: string): P {
  return write(part, path, text);
}

function write<T extends object>(record: T, [step = '', ...below]: readonly string[], text: string): T {
  const inner: unknown = Reflect.get(record, step);
  if (Array.isArray(inner)) {
    const [place, ...rest] = below;
    const changed = inner.map((entry, index) => (String(index) === place ? write(entry, rest, text) : entry));
    return { ...record, [step]: changed };
  }
  const written = below.length === 0 ? text : write(isRecord(inner) ? inner : {}, below, text);
  return { ...record, [step]: written };
}
