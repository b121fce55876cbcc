import { parseNumber } from '../../field-types/values/comparison.ts';
import { countGraphemes } from '../../field-types/values/graphemes.ts';
import { numberClasses } from '../numbers/number-classes.ts';
import { samplePattern } from './sample-pattern.ts';
import { MAX_SAMPLE_LENGTH } from './text-lengths.ts';
import { areSeparate, MARK, partsIn, shortestTexts } from './text-parts.ts';

/** The validation of a text, and the texts and numbers that rules compare it with. */
export interface TextDomain {
  /** In graphemes. */
  readonly minLength: number;
  /** In graphemes. */
  readonly maxLength: number;
  readonly pattern: string | undefined;
  readonly isEmail: boolean;
  /** Texts compared by operators other than `contains`. */
  readonly wholes: readonly string[];
  /** Texts compared by `contains`. */
  readonly parts: readonly string[];
  /** Numbers compared by operators other than `contains`. */
  readonly numbers: readonly number[];
  /** Texts that are probably valid, such as the default. */
  readonly examples: readonly string[];
  readonly isValid: (text: string) => boolean;
  /** Subtracts steps from the budget. */
  readonly spend: (steps: number) => void;
}

/** One text per known class of the domain. */
export interface TextClasses {
  readonly values: readonly string[];
  /** False if a pattern, an e-mail address, digits or a very long text leave a class undecided. */
  readonly isComplete: boolean;
}

/** Limit of `contains` texts that are combined. */
const MAX_PARTS = 8;
const FILLERS = [...'zqxwvkjyu~^', '·', '¤', '¬', '†', '‡', '§', '¶'];

function padded(text: string, { minLength }: TextDomain, filler: string): string {
  return text + filler.repeat(Math.max(0, Math.ceil(minLength) - countGraphemes(text)));
}

/** Returns a decimal text for each number and each gap between two, with leading zeros up to the minimum length. */
function numeric(domain: TextDomain): readonly string[] {
  if (domain.numbers.length === 0) return [];
  const { spans } = numberClasses({
    min: undefined,
    max: undefined,
    literals: domain.numbers,
    isValid: () => true,
    step: undefined,
    base: 0,
  });
  return spans.map(({ value }) =>
    value < 0
      ? `-${String(-value).padStart(domain.minLength - 1, '0')}`
      : String(value).padStart(domain.minLength, '0'),
  );
}

/** Returns variants of a text with the same parts: unchanged, longer, in another case, with a combining mark. */
function variants(text: string, domain: TextDomain, filler: string): readonly string[] {
  const own = padded(text, domain, filler);
  const longer = padded(text + filler, domain, filler);
  return [own, longer, own.toUpperCase(), own.charAt(0).toUpperCase() + own.slice(1), own + MARK];
}

/** Returns a text for every combination of parts that fits the length. The text equals none of the compared ones. */
function mixes(domain: TextDomain, filler: string): TextClasses {
  const { parts: written, maxLength, spend, isValid } = domain;
  const parts = [...new Set(written.map((part) => part.toLowerCase()))].filter((part) => part !== '');
  const isLimited = Number.isFinite(maxLength);
  const isExact = isLimited && areSeparate([...new Set([...parts.join(''), filler])]);
  const most = isExact ? maxLength : Number.POSITIVE_INFINITY;
  const texts = new Map(shortestTexts(parts, filler, most, false, spend));
  // Only a tight limit may require a mark between two parts instead of a filler.
  if (isExact) {
    for (const [bits, text] of shortestTexts(parts, filler, most, true, spend))
      if (!texts.has(bits)) texts.set(bits, text);
  }
  const wholes = new Set(domain.wholes);
  const isOther = (text: string): boolean =>
    text.trim() !== '' && !wholes.has(text) && parseNumber(text) === undefined && isValid(text);
  let isComplete = true;
  const values = [...texts].flatMap(([bits, text]) => {
    const found = [...domain.examples, ...variants(text, domain, filler)].find(
      (one) => partsIn(one, parts) === bits && isOther(one),
    );
    isComplete &&= found !== undefined;
    return found === undefined ? [] : [found];
  });
  return { values, isComplete };
}

/** Returns whether digits are unambiguous: no part fits into a number, and every range of numbers has a short text. */
function areNumbersClear(domain: TextDomain, numbers: readonly string[]): boolean {
  if (domain.numbers.length === 0) return true;
  const couldBeInNumber = (part: string): boolean => /^[\d.,+\s-]*$/.test(part) && part.length <= domain.maxLength;
  return !domain.parts.some(couldBeInNumber) && numbers.every((text) => text.length <= domain.maxLength);
}

/** Returns valid texts that rules distinguish: each compared text, each combination of parts, each range of numbers. */
export function textClasses(domain: TextDomain): TextClasses {
  const { pattern, isEmail, wholes, parts, examples, isValid } = domain;
  if (domain.maxLength < Math.max(1, domain.minLength)) return { values: [], isComplete: true };
  // Avoids building and counting such a long text for each combination of parts.
  if (domain.minLength > MAX_SAMPLE_LENGTH) return { values: [], isComplete: false };
  const written = [...wholes, ...parts].join('').toLowerCase();
  const filler = FILLERS.find((letter) => !written.includes(letter));
  const numbers = numeric(domain);
  const isClear = filler !== undefined && pattern === undefined && !isEmail;
  const mixed = filler === undefined ? undefined : mixes({ ...domain, parts: parts.slice(0, MAX_PARTS) }, filler);
  const guesses = [
    ...examples,
    ...(isEmail ? ['anna@example.de', ...wholes.map((text) => `${text}@example.de`)] : []),
    ...(pattern === undefined ? [] : samplePattern(pattern)),
  ];
  const candidates = [...(isClear ? [] : guesses), ...wholes, ...numbers, ...(mixed?.values ?? [])];
  const values = [...new Set(candidates)].filter((text) => text.trim() !== '' && isValid(text));
  const isComplete =
    isClear && parts.length <= MAX_PARTS && mixed?.isComplete === true && areNumbersClear(domain, numbers);
  return { values, isComplete };
}
