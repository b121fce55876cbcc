import { describe, expect, it } from 'vitest';
import { shellChunk } from './shell-chunk.ts';

const importers: Readonly<Record<string, readonly string[]>> = {
  '/shop/app/routes/category.tsx?client': [],
  '/shop/app/ui/page.tsx': ['/shop/app/routes/category.tsx?client', '/shop/app/routes/admin/users.tsx'],
  '/shop/app/lib/deep.ts': ['/shop/app/ui/page.tsx', '/shop/app/lib/circle.ts'],
  '/shop/app/lib/circle.ts': ['/shop/app/lib/deep.ts'],
  '/shop/app/ui/data-table.tsx': ['/shop/app/routes/admin/users.tsx', '/shop/app/routes/admin/orders.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };

describe('the part of the build that every catalogue page loads', () => {
  it.each([
    ['what a catalogue page imports', '/shop/app/ui/page.tsx', 'shell'],
    ['what that imports in turn, in circles too', '/shop/app/lib/deep.ts', 'shell'],
    ['not the page itself', '/shop/app/routes/category.tsx?client', null],
    ['not what only other pages share', '/shop/app/ui/data-table.tsx', null],
  ])('holds %s', (_what, id, name) => {
    expect(shellChunk(id, graph)).toBe(name);
  });
});
