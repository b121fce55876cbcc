import { builtInTemplates } from 'configurator-core/templates';
import { wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { renderDrawing } from './render-drawing.tsx';

const coat = builtInTemplates['dog-coat'];
const context = { configuratorType: 'dog-coat', today: '2026-11-25', supabaseUrl: 'https://project.example' };
const draw = async (template: unknown, values: unknown) => (await renderDrawing({ ...context, template, values }))?.svg;

it('[BEY-57] The chosen colours are drawn as a separate file', async () => {
  const print = { printOption: 'one-sided', printText: '<b>' };
  const svg = await draw(coat, { type: 'complete', color: 'brown', ...print });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
  expect(svg).toContain('#8B4513');
  expect(svg).toContain('&lt;b&gt;');
  expect(svg).not.toContain('<b>');
});

it('The defaults are drawn for invalid values', async () => {
  const defaults = await draw(coat, {});
  expect(defaults).toMatch(/^<svg /);
  for (const values of [null, 'x', { type: 'gold' }]) expect(await draw(coat, values)).toBe(defaults);
  expect(await draw({ sections: 'none' }, {})).toBeUndefined();
});

it("A template with the shop's own field types is drawn", async () => {
  const template = wireTemplate([
    {
      fields: [
        {
          name: 'selectedColor',
          label: 'Bündchenfarbe',
          field_type: 'color',
          options: [{ value: 'brown', color_value: '#8B4513' }],
        },
        {
          name: 'wish',
          label: 'Wunschtermin',
          field_type: 'shop:date' as 'text',
          additional_options: { fromDays: 5, toDays: 90 },
        },
      ],
    },
  ]);
  const svg = await draw(template, { selectedColor: 'brown', wish: '2026-12-22' });
  expect(svg).toContain('#8B4513');
});
