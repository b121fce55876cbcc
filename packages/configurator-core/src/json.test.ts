import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameJson, serializeTemplate } from './index.ts';
import { aTemplate } from './testing/a-configurator.ts';
import { templateArbitrary } from './testing/index.ts';

test('Two documents are equal exactly if their JSON is equal, such as a copy', () => {
  const documents = templateArbitrary().map((wire) => aTemplate(wire));
  fc.assert(
    fc.property(documents, documents, (one, other) => {
      expect(isSameJson(one, aTemplate(serializeTemplate(one)))).toBe(true);
      expect(isSameJson(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test('The keys of a document have no order, undefined equals a missing key, and null and lists no object', () => {
  expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameJson({ a: undefined }, { b: undefined })).toBe(true);
  expect(isSameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isSameJson([], {})).toBe(false);
  expect(isSameJson(null, {})).toBe(false);
  expect(isSameJson({ a: null }, {})).toBe(false);
  expect(isSameJson({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameJson({ a: [1] }, { a: [1, 2] })).toBe(false);
  expect(isSameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});
