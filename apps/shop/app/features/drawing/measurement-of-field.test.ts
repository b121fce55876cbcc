import { dogCoatTemplate, measurementLabels } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { measurementOfField } from './measurement-of-field.ts';

const measuringFields = dogCoatTemplate.sections
  .filter((section) => section.id === 'dog-measurements')
  .flatMap((section) => section.groups.flatMap((group) => group.fields))
  .filter((field) => field.field_type === 'number');

it('[BEY-57] Each of the nine measurements is returned with the label of its step', () => {
  expect(measuringFields).toHaveLength(9);
  for (const field of measuringFields) {
    const measurement = measurementOfField(field.name);
    expect(measurement).not.toBeNull();
    if (measurement !== null) expect(measurementLabels[measurement]).toBe(field.label);
  }
});

it('Other fields have no measurement, including inherited names', () => {
  for (const name of [null, '', 'weight', 'measurementsConfirmed', 'toString', 'constructor']) {
    expect(measurementOfField(name)).toBeNull();
  }
});
