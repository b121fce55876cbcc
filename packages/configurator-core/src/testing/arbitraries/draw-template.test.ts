import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldTypes } from '../../contract/template/template.schema.ts';
import { fieldsOf } from './draw-values.ts';
import { templateArbitrary } from './index.ts';

it('Property tests draw fields of each type', () => {
  const drawn = fc.sample(templateArbitrary(), { numRuns: 300, seed: 1 }).flatMap(fieldsOf);
  expect(new Set(drawn.map(({ field_type }) => field_type))).toEqual(new Set(fieldTypes));
});
