import type { Finish } from './drawing-props.ts';

// Waxed wool is coated, cotton corduroy is cord, and `Baumwolle` is no wool, so the order matters.
const finishes: readonly (readonly [RegExp, Finish])[] = [
  [/wachs|wax|softshell|regen|rain|lack|nylon|outdoor/, 'coated'],
  [/fleece|teddy|sherpa|plüsch|plush/, 'fleece'],
  [/cord/, 'cord'],
  [/baumwoll|cotton/, 'plain'],
  [/woll|wool|loden|tweed|tartan|filz|felt/, 'wool'],
];

/** Returns how a fabric catches the light, by the words of its name in German or English. */
export function finishOfFabric(name: string): Finish {
  const words = name.toLowerCase();
  return finishes.find(([pattern]) => pattern.test(words))?.[1] ?? 'plain';
}
