import { describe, expect, it } from 'vitest';
import { shellChunk } from './shell-chunk.ts';

const importers: Readonly<Record<string, readonly string[]>> = {
  '/shop/app/routes/storefront.tsx?client': [],
  '/shop/app/ui/page.tsx': ['/shop/app/routes/storefront.tsx?client', '/shop/app/routes/admin/users.tsx'],
  '/shop/app/lib/deep.ts': ['/shop/app/ui/page.tsx', '/shop/app/lib/circle.ts'],
  '/shop/app/lib/circle.ts': ['/shop/app/lib/deep.ts'],
  '/shop/app/ui/article-card.tsx': ['/shop/app/routes/category.tsx?client', '/shop/app/routes/home.tsx?client'],
  '/shop/app/ui/data-table.tsx': ['/shop/app/routes/admin/users.tsx', '/shop/app/routes/admin/orders.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

describe('the chunk that every page loads', () => {
  it.each([
    ['what the layout imports', '/shop/app/ui/page.tsx', 'shell'],
    ['what that imports in turn, in circles too', '/shop/app/lib/deep.ts', 'shell'],
    ['not the layout itself', '/shop/app/routes/storefront.tsx?client', null],
    ['not what only the catalogue shares', '/shop/app/ui/article-card.tsx', null],
    ['not what only the administration shares', '/shop/app/ui/data-table.tsx', null],
  ])('The chunk that every page loads contains %s', (_what, id, name) => {
    expect(shellChunk(id, graph)).toBe(name);
  });
});
