import { expect, it } from 'vitest';
import { orderTexts } from '../../features/admin-orders/texts/order-texts.ts';
import { templateTexts } from '../../features/admin-templates/texts/template-texts.ts';
import { userTexts } from '../../features/admin-users/texts/user-texts.ts';

/** Every text by its path; a function by what it makes of the same arguments in each language. */
function flatten(texts: object, path: string): readonly (readonly [path: string, text: string])[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (typeof value === 'function') {
      const made: unknown = value(...Array(value.length).fill('X'));
      return typeof made === 'string' ? [[here, made]] : flatten(Object(made), here);
    }
    return typeof value === 'string' ? [[here, value] as const] : flatten(Object(value), here);
  });
}

/** Words that are the same in both languages, and stored words that the English pages show as they are. */
const shared = new Set(['Admin', 'Name', 'Status', 'Details', 'System', 'Status: X', '']);

it.each([
  ['orders', orderTexts],
  ['form templates', templateTexts],
  ['users', userTexts],
])('the catalogues of the %s pages share no text that belongs to one language', (name, { de, en }) => {
  const german = new Map(flatten(de, name));
  const english = flatten(en, name);
  expect(english.length).toBeGreaterThan(20);
  expect(english.filter(([path, text]) => german.get(path) === text && !shared.has(text))).toEqual([]);
});
