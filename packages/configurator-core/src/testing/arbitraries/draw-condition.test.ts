import { expect, it } from 'vitest';
import { fieldTypes } from '../../contract/template/template.schema.ts';
import { configure, kept } from '../fixtures/configure.ts';
import { drawnTexts } from './draw-condition.ts';

it.each(fieldTypes.filter((type) => type !== 'computed'))(
  'A field of the type %s that holds typed text accepts one of the drawn texts',
  (field_type) => {
    const field = { name: 'a', field_type };
    if (configure(field).compiledFields.get('a')?.domain.kind !== 'text') return;
    expect(drawnTexts.filter((text) => kept(field, text) !== undefined)).not.toEqual([]);
  },
);
