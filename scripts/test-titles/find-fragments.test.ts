import { describe, expect, it } from 'vitest';
import { findFragments, fragmentReason } from './find-fragments.ts';

const texts = (file: string, source: string) => findFragments(file, source).map(({ line, text }) => [line, text]);

describe('the title of a test', () => {
  it.each([
    'A paused article is not offered',
    '[SF-CART-02] [BEY-60] A line is removed at quantity 0',
    '[%s] [SF-CHECK-18] An empty or blank %s is reported as missing',
    'Names of hidden fields are kept',
    'Changes made while the list still loads are applied',
    'Refunds, reversals and chargebacks are added',
    'Walks end in values with a price',
    'Open days are formatted as dates',
    'Orders without items are rejected',
    'Options no longer offered are reported',
    'Only shown prices are charged',
    'Imported templates are published',
    'Renaming a field rewrites every rule',
    'Undo restores the values',
    'parseEnv rejects an invalid URL',
    'supabase/config.toml names every function',
    'not_equals is the negation of equals',
    '__proto__ is rejected as a key',
    '`update` returns the same object',
    "'Zur Kasse' refuses an empty cart",
    '206 € are refunded in three parts',
    '%s is refused',
    '$file is in the group of its package',
  ])('The title %j has a subject', (title) => {
    expect(fragmentReason(title, 'test')).toBeNull();
  });

  it.each([
    ['is not offered', 'begins with a small letter'],
    ['a paused article is not offered', 'begins with a small letter'],
    ['[BEY-62] round-trips any template', 'begins with a small letter'],
    ['Is not offered', 'begins with the verb "Is"'],
    ['Keeps the entries', 'begins with the verb "Keeps"'],
    ['Reports overlapping ranges', 'begins with the verb "Reports"'],
    ['Report that a range has no price', 'begins with the verb "Report"'],
    ['Start at index 0', 'begins with the verb "Start"'],
    ['State that shipping is free', 'begins with the verb "State"'],
    ['Orders the fields', 'begins with the verb "Orders"'],
    ['Only shows open threads', 'begins with the verb "shows"'],
    ['Empty the cart', 'begins with the verb "Empty"'],
    ['Zips every file', 'begins with the verb "Zips"'],
    ['Of a guest is refused', 'begins with "Of"'],
    ['Never throws', 'begins with "Never"'],
    ['Cannot be read', 'begins with "Cannot"'],
    ['After a reload the cart is empty', 'begins with "After"'],
    ['Sent twice, a request has one effect', 'begins with a participle'],
    ['[SF-CART-02]', 'begins with a small letter'],
  ])('The title %j %s', (title, reason) => {
    expect(fragmentReason(title, 'test')).toBe(reason);
  });
});

describe('the titles of a file', () => {
  it.each([
    "it('is wrong', () => {});",
    "test('is wrong', async ({ page }) => {});",
    "it.only('is wrong', () => {});",
    "it.skipIf(slow)('is wrong', () => {});",
    "it.each([1, 2])('is wrong', () => {});",
    "it.each<readonly [a: string]>([['%s']])('is wrong', (a) => {});",
    "it.each`a`('is wrong', () => {});",
    "test.for(rows)('is wrong', () => {});",
    "it.prop([fc.string()])('is wrong', (text) => {});",
    "it('is wrong', { timeout: 1 }, () => {});",
    'it(`is wrong`, check(() => {}));',
    "describe('a cart', () => { for (const a of b) it('is wrong', run); });",
    "const tests = [{ title: '[SF-CART-02] is wrong', run }];",
  ])('A fragment is found in %j', (source) => {
    expect(texts('cart.test.ts', `\n${source}`)).toEqual([[2, expect.stringMatching(/is wrong$/)]]);
  });

  it('A template literal is read with … for its expressions', () => {
    const test = (title: string) => `test(\`${title}\`, () => {});`;
    expect(texts('cart.e2e.ts', test('keeps $' + '{name} at $' + '{width} px'))).toEqual([[1, 'keeps … at … px']]);
    expect(texts('cart.e2e.ts', test('$' + '{name} keeps its entries'))).toEqual([]);
  });

  it.each([
    "describe('a cart', () => {});",
    "test.describe('a cart', () => {});",
    "await test.step('in the shop', async () => {});",
    "test.use({ locale: 'de' });",
    "test.skip(isPhone, 'not on a phone');",
    "pattern.test('is wrong');",
    "label('is wrong', () => {});",
    "const column = { title: 'is wrong' };",
  ])('No title of a test is in %j', (source) => {
    expect(texts('cart.test.ts', source)).toEqual([]);
  });
});

describe('the name of a story', () => {
  const named = (name: string) => `export const Filled: Story = { name: '${name}', play: async () => {} };`;

  it.each(['[BEY-62] the cart is empty', 'Shows the cart', 'Asks before deleting', 'Starts with the first'])(
    'The name %j is a fragment',
    (name) => {
      expect(texts('cart.stories.tsx', named(name))).toEqual([[1, name]]);
      expect(texts('cart.test.tsx', named(name))).toEqual([]);
    },
  );

  it.each(['Filled', '[SF-CART-02] Filled', 'Without tracking', 'In English', 'Completed for a guest', 'Update fails'])(
    'The name %j of a state is accepted',
    (name) => {
      expect(texts('cart.stories.tsx', named(name))).toEqual([]);
    },
  );

  it('The name of an object inside of a story is no title', () => {
    expect(texts('cart.stories.tsx', "export const Filled: Story = { args: { name: 'is wrong' } };")).toEqual([]);
  });
});
