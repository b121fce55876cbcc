import { isRecord } from '../json.ts';
import { computedTexts } from './computed-texts.ts';
import type { TextPart, TextPartKind } from './text-part.ts';

/** What a text is for. */
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
  | 'message'
  | 'alt'
  | 'value';

/** A text that a part may have. */
export interface TextKey {
  /** Its place below the part on the wire: `validation_rules.message`. Translations are kept by it. */
  readonly key: string;
  readonly kind: TextKind;
  /** Its place below the part in memory. */
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
    at('message', 'validation_rules.message', ['validationRules', 'message']),
  ],
  option: [at('label'), at('alt', 'image.alt')],
  price_rule: [at('label'), at('message', 'amount.table.message')],
  quantity_break: [at('label')],
};

/**
 * The texts that a part may have: those of its kind, the words that a computed text is made of, and the labels of the
 * choices that the host's field type gives a field. These choices are no parts of the template, so the field keeps their
 * translations, unless the type has translations of its own.
 */
export function textKeysOf(kind: TextPartKind, part: TextPart): readonly TextKey[] {
  const words = 'computed' in part && part.computed !== null ? computedTexts(part.computed) : [];
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

/** The text at a place of a part; null where there is none, or only blanks. */
export function readText(part: TextPart, { kind, key, path }: TextKey): string | null {
  // The expression itself holds the words of a computed text.
  if (kind === 'value') return key.slice('computed.'.length);
  let inner: unknown = part;
  for (const step of path) inner = holds(inner, step) ? Reflect.get(inner, step) : undefined;
  return typeof inner === 'string' && inner.trim() !== '' ? inner : null;
}

/** The same part with another text in that place. */
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
