import { builtInTemplates } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { sources } from '../../../../supabase/seed/templates.ts';
import { namedDrawing } from '../../app/features/drawing/named-drawing.tsx';

it('Every seeded template has a drawing: one that it names, or that of its type', () => {
  const isDrawn = (template: object) =>
    namedDrawing({ extra: { ...template } }) !== null ||
    Object.hasOwn(builtInTemplates, String(Reflect.get(template, 'configurator_type')));
  expect(Object.entries(sources).filter(([, template]) => !isDrawn(template))).toEqual([]);
});
