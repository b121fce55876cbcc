import { expect, it } from 'vitest';
import { articleTexts } from '#app/features/admin-articles/texts/article-texts.ts';
import { categoryTexts } from '#app/features/admin-categories/texts/category-texts.ts';
import { dashboardTexts } from '#app/features/admin-dashboard/texts/dashboard-texts.ts';
import { materialTexts } from '#app/features/admin-materials/texts/material-texts.ts';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { orderTexts } from '#app/features/admin-orders/texts/order-texts.ts';
import { productionTexts } from '#app/features/admin-production/texts/production-texts.ts';
import { templateTexts } from '#app/features/admin-templates/texts/template-texts.ts';
import { userTexts } from '#app/features/admin-users/texts/user-texts.ts';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { tableTexts } from '#app/ui/data-table/texts/table-texts.ts';

/** All texts by path; a function by its result for the same arguments in each language. */
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

/** Words that are the same in both languages, and stored words that the English pages show unchanged. */
const shared = new Set([
  ...['Admin', 'Name', 'Status', 'Details', 'System', 'Status: X', '', 'X', 'Shop', 'Version', 'Dashboard'],
  // Names of the languages, each in its own language.
  ...['Deutsch', 'English'],
]);

it.each([
  ['orders', orderTexts],
  ['form templates', templateTexts],
  ['users', userTexts],
  ['dashboard', dashboardTexts],
  ['categories', categoryTexts],
  ['articles', articleTexts],
  ['materials', materialTexts],
  ['production', productionTexts],
  ['daily work', operationTexts],
  ['frame', adminTexts],
  ['tables', tableTexts],
])('The catalogues of the %s pages share no text that belongs to one language', (name, { de, en }) => {
  const german = new Map(flatten(de, name));
  const english = flatten(en, name);
  expect(english.length).toBeGreaterThan(20);
  expect(english.filter(([path, text]) => german.get(path) === text && !shared.has(text))).toEqual([]);
});
