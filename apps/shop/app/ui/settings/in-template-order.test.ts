import { readConfiguratorSettings } from 'configurator-core';
import { expect, it } from 'vitest';
import { inTemplateOrder } from './in-template-order.ts';

/** As stored by the database: keys sorted by length. */
const stored = {
  lining: { kind: 'none' },
  measures: { neck: 36, chest: 62, shoulder: 22 },
  _template: { id: 'coat', version: 1, fieldOrder: ['shoulder', 'chest', 'neck', 'kind'] },
};

function namesOf(settings: Readonly<Record<string, unknown>>) {
  const read = readConfiguratorSettings(settings);
  if (!read.ok) throw new Error(read.error);
  return inTemplateOrder(read.value, settings).map(({ id, fields }) => [id, ...fields.map(({ name }) => name)]);
}

it('The sections and fields of an order are sorted as in the template', () => {
  expect(namesOf(stored)).toEqual([
    ['measures', 'shoulder', 'chest', 'neck'],
    ['lining', 'kind'],
  ]);
});

it('Settings without positions keep their order, and unknown fields are last', () => {
  expect(namesOf({ ...stored, _template: { id: 'coat', version: 1 } })).toEqual([
    ['lining', 'kind'],
    ['measures', 'neck', 'chest', 'shoulder'],
  ]);
  expect(namesOf({ ...stored, _template: { fieldOrder: ['neck', 'shoulder'] } })).toEqual([
    ['measures', 'neck', 'shoulder', 'chest'],
    ['lining', 'kind'],
  ]);
});
