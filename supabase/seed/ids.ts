import { createHash } from 'node:crypto';

function numbered(block: string, number: number): string {
  return `${block}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The accounts of the demo shop, all with the password `pfotenmass`. */
export const userIds = { anna: numbered('1', 1), ben: numbered('1', 2), admin: numbered('1', 3) } as const;

/** The collections, in the order the demo shop created them. */
export const categoryIds = {
  coats: numbered('2', 1),
  harnesses: numbered('2', 2),
  collars: numbered('2', 3),
  leashes: numbered('2', 4),
} as const;

/** The form templates: the four built-in ones and the dog bed. */
export const templateIds = {
  'dog-coat': numbered('4', 1),
  'dog-harness': numbered('4', 2),
  'dog-collar': numbered('4', 3),
  'dog-leash': numbered('4', 4),
  'dog-bed': numbered('4', 5),
} as const;

/** Id of the n-th article, counted from 1. */
export const articleId = (number: number): string => numbered('3', number);

/** Id of the n-th order, counted from 1. */
export const orderId = (number: number): string => numbered('5', number);

/** Idempotency key of the n-th order. */
export const orderKey = (number: number): string => numbered('6', number);

/** Deterministic id of a seed row: the same name gives the same UUID (in version 5 format). */
export function derivedId(name: string): string {
  const hex = createHash('sha1').update(`seed:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
