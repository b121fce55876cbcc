import { serializeTemplate } from 'configurator-core';
import { aTemplate, templateArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameDocument } from './is-same-document.ts';

test('two documents are equal exactly if their JSON is equal, such as a copy', () => {
  const documents = templateArbitrary().map((wire) => aTemplate(wire));
  fc.assert(
    fc.property(documents, documents, (one, other) => {
      expect(isSameDocument(one, aTemplate(serializeTemplate(one)))).toBe(true);
      expect(isSameDocument(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test('undefined equals a missing key; a list equals no object, null only null, and a part not the whole', () => {
  expect(isSameDocument({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameDocument({ a: undefined }, { b: undefined })).toBe(true);
  expect(isSameDocument([], {})).toBe(false);
  expect(isSameDocument(null, {})).toBe(false);
  expect(isSameDocument({ a: null }, {})).toBe(false);
  expect(isSameDocument({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameDocument({ a: [1] }, { a: [1, 2] })).toBe(false);
  expect(isSameDocument({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});
