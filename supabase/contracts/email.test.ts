import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliverableEmail, isEmail } from './email.ts';

it.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
  ['info@MÜLLER.DE', 'info@xn--mller-kva.de'],
  ['info@straße.example.de', 'info@xn--strae-oqa.example.de'],
  ['Anna@Example.de', 'Anna@Example.de'],
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
])('%s is an address to which mail goes as %s', (text, address) => {
  expect(deliverableEmail(text)).toBe(address);
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'müller',
  '@müller.de',
  'a@müller',
  'jörg@example.de',
  'a@müller.de/../x',
  'a@müller.de?x',
  'a@b@müller.de',
  'a b@müller.de',
  'a@ü:80.de',
  `${'x'.repeat(250)}@a.de`,
])('%j is no address', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('An ASCII address is valid by the rule of zod [property]', () => {
  const schema = z.email();
  const parts = fc.array(fc.oneof(fc.constantFrom('a', 'B', '1', '.', '@', '-', '+', '_', "'", ' ', 'de', '.de', '%')));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        parts.map((each) => each.join('')),
      ),
      (text) => {
        expect(isEmail(text)).toBe(text.length <= 254 && schema.safeParse(text).success);
      },
    ),
  );
});

it('The rule for e-mail addresses is the only one in contracts, functions and shop', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const files = ['supabase/contracts', 'supabase/functions', 'apps/shop/app'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name) && !/node_modules|\+types/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) =>
    /\bz\.email\(|\)\.email\(|\^\[\^@/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
