import type * as z from 'zod/mini';

/** A text that a rewrite changes, and the sentence that describes the rewrite. */
const rewrites = [
  { text: ' a ', rewritten: 'a', sentence: 'White space at both ends is removed.' },
  { text: 'A', rewritten: 'a', sentence: 'Converted to lower case.' },
  { text: 'e\u0301', rewritten: '\u00e9', sentence: 'Normalized to NFC.' },
  { text: 'a@m\u00fcller.de', rewritten: 'a@xn--mller-kva.de', sentence: 'The domain is converted to ASCII.' },
] as const;

/** A sentence for each check of the contracts that JSON Schema cannot express, by the name of its function. */
const refinements: Readonly<Record<string, string>> = {
  isEmail: 'An e-mail address to which mail can be sent, at most 254 characters.',
  isErrorCode: 'A code of the errors that the functions reply with.',
  hasDeliveryCountry: 'The country is one of the delivery countries of the shop, by its German name.',
  hasFittingPostalCode: 'The postal code has the format of the country.',
};

/**
 * Returns a sentence for each rule of a schema that JSON Schema cannot express: rewrites and refinements.
 * @throws Error for a rule without a sentence and for a pattern with flags, so that no rule is lost or changed
 */
export function unstatedRules(schema: z.core.$ZodType): readonly string[] {
  return (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    if ('pattern' in def && def.pattern instanceof RegExp && /[^u]/.test(def.pattern.flags)) {
      throw new Error(`JSON Schema has no flags: write ${def.pattern} without them`);
    }
    if (isRewrite(def)) return [rewriteSentence(def)];
    if (def.check !== 'custom') return [];
    const name = 'fn' in def && typeof def.fn === 'function' ? def.fn.name : '';
    const sentence = refinements[name];
    if (sentence === undefined) throw new Error(`The refinement "${name}" needs a sentence in unstated-rules.ts`);
    return [sentence];
  });
}

function isRewrite(def: z.core.$ZodCheckDef): def is z.core.$ZodCheckOverwriteDef {
  return def.check === 'overwrite';
}

/** Recognizes a rewrite by what it does, because zod gives its own rewrites no names. */
function rewriteSentence({ tx }: z.core.$ZodCheckOverwriteDef): string {
  const known = rewrites.find(({ text, rewritten }) => tx(text) === rewritten);
  if (known === undefined) throw new Error(`The rewrite ${tx} needs a sentence in unstated-rules.ts`);
  return known.sentence;
}
