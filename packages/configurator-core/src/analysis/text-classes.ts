import { numberClasses } from './number-classes.ts';
import { samplePattern } from './sample-pattern.ts';

/** What a text has to keep to, and what rules compare it with. */
export interface TextDomain {
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: string | undefined;
  readonly isEmail: boolean;
  /** Texts of `equals`. */
  readonly wholes: readonly string[];
  /** Texts of `contains`. */
  readonly parts: readonly string[];
  /** Numbers of any operator. */
  readonly numbers: readonly number[];
  /** Texts that may well be valid, such as the default. */
  readonly examples: readonly string[];
  readonly isValid: (text: string) => boolean;
}

/** Texts that stand for every part of the domain, as far as it is known. */
export interface TextClasses {
  readonly values: readonly string[];
  /** False where length, pattern or digits leave open whether a text with some mix of matches exists. */
  readonly isComplete: boolean;
}

const MOST_PARTS = 6;
const FILLERS = [...'zqxwvkjyu~^', '·', '¤', '¬'];

/** Every selection of the parts. */
function selections(parts: readonly string[]): readonly (readonly string[])[] {
  let found: (readonly string[])[] = [[]];
  for (const part of parts) found = found.concat(found.map((chosen) => [...chosen, part]));
  return found;
}

/** Texts that match exactly a selection of the parts: joined by a character that occurs nowhere. */
function joined(domain: TextDomain, filler: string): readonly string[] {
  const parts = domain.parts.slice(0, MOST_PARTS);
  return selections(parts).flatMap((chosen) => {
    const inner = chosen.join(filler);
    const plain = chosen.join('');
    // `equals` respects case and `contains` does not, so the other case may match one without the other.
    const cased = [plain, plain.toUpperCase(), plain.toLowerCase(), [...chosen].reverse().join('')];
    return [`${filler}${inner}${filler}`, `${inner}${filler}`, ...cased].map((text) =>
      text.padEnd(domain.minLength, filler),
    );
  });
}

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

function isComplete(domain: TextDomain, filler: string | undefined): boolean {
  if (filler === undefined || domain.pattern !== undefined || domain.isEmail) return false;
  if (domain.parts.length > MOST_PARTS) return false;
  if (domain.numbers.length > 0 && domain.parts.some((part) => /^[\d.,+\s-]*$/.test(part))) return false;
  const longest = `${filler}${domain.parts.join(filler)}${filler}`.length;
  const isRoomy = domain.parts.length === 0 ? domain.maxLength >= 1 : longest <= domain.maxLength;
  return isRoomy && (domain.numbers.length === 0 || numeric(domain).every((text) => text.length <= domain.maxLength));
}

/** Valid texts that differ in what rules can tell apart: each compared text, each mix of parts, each range of numbers. */
export function textClasses(domain: TextDomain): TextClasses {
  const written = [...domain.wholes, ...domain.parts].join('').toLowerCase();
  const filler = FILLERS.find((letter) => !written.includes(letter));
  const candidates = [
    ...domain.examples,
    ...domain.wholes,
    ...(domain.isEmail ? ['anna@example.de', ...domain.wholes.map((text) => `${text}@example.de`)] : []),
    ...(filler === undefined ? [] : joined(domain, filler)),
    ...numeric(domain),
    ...(domain.pattern === undefined ? [] : samplePattern(domain.pattern)),
  ];
  const values = [...new Set(candidates)].filter((text) => text.trim() !== '' && domain.isValid(text));
  return { values, isComplete: isComplete(domain, filler) };
}
