import { dogCoatTemplate, dogLeashTemplate } from 'configurator-core/templates';
import { describe, expect, it } from 'vitest';
import { type DrawnField, drawingFromConfiguration } from './drawing-from-configuration.ts';
import { defaultDrawingProps } from './drawing-props.ts';

type BuiltInTemplate = typeof dogCoatTemplate | typeof dogLeashTemplate;
type Values = Readonly<Record<string, string | number>>;

/** The template's fields as a configurator hands them on; hidden ones stay in the list, as there. */
function fieldsOf(template: BuiltInTemplate, values: Values, hidden: readonly string[] = []): readonly DrawnField[] {
  return template.sections
    .flatMap((section) => section.groups.flatMap((group) => group.fields))
    .map((field) => ({
      field,
      value: values[field.name],
      isVisible: !hidden.includes(field.name),
      options: field.options.map((option) => ({
        option: { value: option.value, colorValue: option.color_value },
        isChosen: option.value === values[field.name],
      })),
    }));
}

function drawCoat(values: Values, focusedFieldName: string | null = null) {
  const fields = fieldsOf(dogCoatTemplate, values);
  return drawingFromConfiguration({ configuratorType: 'dog-coat', fields, focusedFieldName });
}

describe('the drawing of a configuration', () => {
  it('has the default look while nothing is chosen', () => {
    expect(drawCoat({})).toEqual(defaultDrawingProps);
  });

  it('[BEY-57] wears what is chosen, in the colours of the options', () => {
    expect(
      drawCoat({
        selectedColor: 'bordeaux',
        type: 'complete',
        color: 'beige',
        hasSecondZipper: 'yes',
        reflectiveStitching: 'yes',
      }),
    ).toMatchObject({
      cuffColor: '#6D1A2D',
      lining: 'complete',
      liningColor: '#F5F5DC',
      zipperCount: 2,
      hasReflectiveSeams: true,
    });
  });

  it('prints one side or both, in the print colour', () => {
    const print = {
      printOption: 'one-sided',
      printColor: 'turquoise',
      printText: 'BELLA',
      printTextSecondSide: 'HUND',
    };
    expect(drawCoat(print).print).toEqual({ color: '#2AA9A1', isReflective: false, text: 'BELLA', farText: null });
    expect(drawCoat({ ...print, printOption: 'two-sided', printColor: 'reflective' }).print).toEqual({
      color: '#C9CED3',
      isReflective: true,
      text: 'BELLA',
      farText: 'HUND',
    });
    expect(drawCoat({ ...print, printOption: 'none' }).print).toBeNull();
  });

  it('ignores the value of a hidden field', () => {
    const values = { type: 'none', color: 'beige', printOption: 'two-sided', printText: 'BELLA' };
    const fields = fieldsOf(dogCoatTemplate, values, ['printOption', 'color']);
    const drawing = drawingFromConfiguration({ configuratorType: 'dog-coat', fields, focusedFieldName: null });
    expect(drawing.print).toBeNull();
    expect(drawing.lining).toBe('none');
  });

  it('[BEY-57] lights up the measurement that is being typed, with its value', () => {
    expect(drawCoat({ chestCircumference: 62.5 }, 'chestCircumference')).toMatchObject({
      highlightedMeasurement: 'chestCircumference',
      measuredCm: 62.5,
    });
    expect(drawCoat({}, 'thighLength')).toMatchObject({ highlightedMeasurement: 'thighLength', measuredCm: null });
    expect(drawCoat({ weight: 12 }, 'weight').highlightedMeasurement).toBeNull();
  });

  it('[BEY-57] draws the build that fits breed and measures', () => {
    expect(drawCoat({ breed: 'Rauhaardackel' }).build).toBe('short-legged');
    expect(drawCoat({ chestCircumference: 74, waistCircumference: 50 }).build).toBe('long-legged');
  });

  it('draws what the article is, and the bare dog for what is no dog garment', () => {
    const fields = fieldsOf(dogLeashTemplate, { printOption: 'one-sided', printText: 'REX' });
    const leash = drawingFromConfiguration({ configuratorType: 'dog-leash', fields, focusedFieldName: null });
    expect(leash).toMatchObject({ garment: 'dog-leash', print: { text: 'REX' } });
    for (const configuratorType of [null, 'dog-bed']) {
      expect(drawingFromConfiguration({ configuratorType, fields: [], focusedFieldName: null }).garment).toBe('none');
    }
  });
});
