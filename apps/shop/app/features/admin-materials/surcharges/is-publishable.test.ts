import { parseTemplate } from 'configurator-core';
import { wireField, wireTemplate } from 'configurator-core/testing';
import { shopFieldTypes } from 'shop-backend/field-types';
import { describe, expect, it } from 'vitest';
import { isPublishable } from './is-publishable.ts';

const chest = wireField({ name: 'chest', label: 'Brustumfang', field_type: 'number' });
const size = {
  ...wireField({ name: 'size', label: 'Größe', field_type: 'shop:size' as 'text' }),
  additional_options: { sizes: [{ value: 'S', upTo: { chest: 45 } }] },
};
const wish = {
  ...wireField({ name: 'wish', label: 'Wunschtermin', field_type: 'shop:date' as 'text' }),
  additional_options: { fromDays: 10, toDays: 60 },
};

/** Reads a template with these fields like the page of a material's surcharges. */
function read(...fields: (typeof chest)[]) {
  const parsed = parseTemplate(wireTemplate([{ fields }]), { fieldTypes: shopFieldTypes('2026-11-25') });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('isPublishable', () => {
  it("isPublishable accepts a template with the shop's own field types", () => {
    expect(isPublishable(read(chest, size, wish))).toBe(true);
  });

  it('isPublishable rejects a template with two fields of the same name', () => {
    expect(isPublishable(read(chest, size, { ...wish, name: 'size' }))).toBe(false);
  });
});
