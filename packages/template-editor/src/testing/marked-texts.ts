const marked = (text: string): string => `⟦${text}⟧`;

type Texts = { readonly [key: string]: unknown };

/** Returns a catalogue with each text between ⟦ and ⟧, to detect it on the page. Functions keep their arguments. */
export function markedTexts<T extends object>(texts: T, unmarked: ReadonlySet<string>): T {
  const mark = (value: unknown, key: string): unknown => {
    if (unmarked.has(key)) return value;
    if (typeof value === 'string') return marked(value);
    if (typeof value === 'function') return (...holes: readonly unknown[]) => marked(String(value(...holes)));
    return Object.fromEntries(Object.entries(value as Texts).map(([inner, text]) => [inner, mark(text, inner)]));
  };
  // Texts are replaced by texts, and functions by functions with the same arguments.
  return mark(texts, '') as T;
}

/** Returns the template's JSON with marks around all texts of its author. */
export function markedTemplate<T extends { readonly name: string }>(json: T): T {
  const written = new Set([
    'label',
    'title',
    'description',
    'placeholder',
    'tooltip',
    'hint',
    'unit',
    'message',
    'text',
    'of',
    'alt',
    'plausibility',
  ]);
  const copy: T = JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    written.has(key) && typeof value === 'string' ? marked(value) : value,
  );
  return { ...copy, name: marked(json.name) };
}
