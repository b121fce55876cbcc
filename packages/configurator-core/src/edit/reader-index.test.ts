import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aTemplate } from '../testing/a-configurator.ts';
import { templateArbitrary } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { dependentsOf, fieldsOf } from './dependents.ts';
import { indexReaders, ownersOf } from './reader-index.ts';

const byPath = (owners: ReturnType<typeof dependentsOf>) => owners.map(({ path }) => path.join('.')).sort();

it('The index of readers finds the dependents of every field of any template', () => {
  fc.assert(
    fc.property(templateArbitrary(), (json) => {
      const template = aTemplate(json);
      const index = indexReaders(template);
      for (const field of fieldsOf(template)) {
        const found = ownersOf([...index.readingAll, ...index.naming(field)]);
        expect(byPath(found)).toEqual(byPath(dependentsOf(template, field.name)));
      }
    }),
    propertyRuns(),
  );
});
