import { evaluate, initialValues, loadConfigurator, sectionStates, setValue } from 'configurator-core';
import { dogCoatTemplate, dogLeashTemplate } from 'configurator-core/templates';
import { describe, expect, it } from 'vitest';
import { drawingFromConfiguration } from './drawing-from-configuration.ts';
import { defaultDrawingProps } from './drawing-props.ts';

type Values = Readonly<Record<string, string | number>>;

/** Returns the states of all fields after the values were entered one by one. */
function fieldsOf(template: typeof dogCoatTemplate | typeof dogLeashTemplate, entered: Values) {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error(`the built-in template does not load: ${JSON.stringify(loaded.error)}`);
  const configurator = loaded.value;
  const values = Object.entries(entered).reduce(
    (before, [name, raw]) => setValue(configurator, before, name, raw),
    initialValues(configurator),
  );
  const evaluation = evaluate(configurator, values, { basePriceCents: 9900 });
  return sectionStates(evaluation).flatMap((section) => section.groups.flatMap((group) => group.fields));
}

function drawCoat(values: Values, focusedFieldName: string | null = null) {
  const fields = fieldsOf(dogCoatTemplate, values);
  return drawingFromConfiguration({ configuratorType: 'dog-coat', fields, focusedFieldName });
}

describe('the drawing of a configuration', () => {
  it('[BEY-57] A drawing shows the first orderable fabric and cuffs while nothing is chosen', () => {
    expect(drawCoat({})).toEqual({
      ...defaultDrawingProps,
      fabric: { name: null, pictureUrl: '/stoffe/tartan-rot.svg', finish: 'wool' },
      backColor: '#8A2A2B',
      bellyColor: '#984444',
      collarColor: '#752b2b',
      cuffColor: '#1A1A1A',
    });
  });

  it('A drawing shows no sold-out fabric while nothing is chosen', () => {
    const fields = fieldsOf(dogCoatTemplate, {}).map(({ field, value, isVisible, options }) => ({
      ...{ field, value, isVisible },
      options: options.map((option) => ({
        ...option,
        unavailable: option.option.value === 'tartan-rot' ? { key: 'tartan-rot' } : null,
      })),
    }));
    const drawing = drawingFromConfiguration({ configuratorType: 'dog-coat', fields, focusedFieldName: null });
    expect(drawing.fabric?.pictureUrl).toBe('/stoffe/tartan-gruen.svg');
  });

  it('A drawing shows no fabric in stock if the shopper links to another', () => {
    expect(drawCoat({ 'back.link': 'https://stoffe.example/loden' }).fabric).toBeNull();
  });

  it('[BEY-57] The drawing of a configuration shows the chosen options in their colours', () => {
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

  it('The drawing of a configuration is filled with the picture of the chosen fabric, over its colours', () => {
    expect(drawCoat({ fabric: 'tartan-rot' })).toMatchObject({
      fabric: { name: 'Wolle Tartan Rot', pictureUrl: '/stoffe/tartan-rot.svg' },
      backColor: '#8A2A2B',
    });
  });

  it('The drawing of a configuration prints one side or both, in the print colour', () => {
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

  it('The drawing of a configuration ignores the value of a hidden field', () => {
    const drawing = drawCoat({ type: 'none', color: 'black', printOption: 'none', printText: 'BELLA' });
    expect(drawing.liningColor).toBe(defaultDrawingProps.liningColor);
    expect(drawing.print).toBeNull();
  });

  it('[BEY-57] The drawing of a configuration highlights the focused measurement with its value', () => {
    expect(drawCoat({ chestCircumference: 62.5 }, 'chestCircumference')).toMatchObject({
      highlightedMeasurement: 'chestCircumference',
      measuredCm: 62.5,
    });
    expect(drawCoat({}, 'thighLength')).toMatchObject({ highlightedMeasurement: 'thighLength', measuredCm: null });
    expect(drawCoat({ weight: 12 }, 'weight').highlightedMeasurement).toBeNull();
  });

  it('[BEY-57] The drawing of a configuration has the build of the breed and measurements', () => {
    expect(drawCoat({ breed: 'Rauhaardackel' }).build).toBe('short-legged');
    expect(drawCoat({ chestCircumference: 74, waistCircumference: 50 }).build).toBe('long-legged');
    expect(drawCoat({ chestCircumference: 60, shoulderToTail: 54 }).backStretch).toBeGreaterThan(1);
    expect(drawCoat({ chestCircumference: 60, shoulderToTail: 42 }).backStretch).toBeLessThan(1);
  });

  it('The drawing of a configuration has the garment of the article, or the bare dog for other products', () => {
    const fields = fieldsOf(dogLeashTemplate, { printOption: 'one-sided', printText: 'REX' });
    const leash = drawingFromConfiguration({ configuratorType: 'dog-leash', fields, focusedFieldName: null });
    expect(leash).toMatchObject({ garment: 'dog-leash', print: { text: 'REX' } });
    for (const configuratorType of [null, 'dog-bed']) {
      expect(drawingFromConfiguration({ configuratorType, fields: [], focusedFieldName: null }).garment).toBe('none');
    }
  });
});
