import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { keysWithin } from './keys-within.ts';

it('the parts within a section are its groups, fields and options', () => {
  const template = aTemplate(
    wireTemplate([
      { title: 'A', fields: [{ name: 'size', options: [{ value: 's' }] }] },
      { title: 'B', fields: [] },
    ]),
  );
  const keys = [...keysWithin(template, [{ kind: 'section', id: 'section-0' }])];
  expect(keys).toContain('section:section-0');
  expect(keys).toContain('field:field:size');
  expect(keys.some((key) => key.startsWith('option:'))).toBe(true);
  expect(keys).not.toContain('section:section-1');
});
