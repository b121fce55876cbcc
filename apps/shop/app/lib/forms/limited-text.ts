import { z } from 'zod';

/** Returns a schema of trimmed text with at most `max` characters. @param atMost the message, by the formatted number */
export function limitedText(
  max: number,
  { atMost }: { atMost: (max: string) => string },
  number: (value: number) => string,
) {
  return z
    .string()
    .trim()
    .max(max, atMost(number(max)));
}
