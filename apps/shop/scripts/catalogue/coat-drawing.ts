import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, fieldState, loadConfigurator, restoreValues } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { drawingFromConfiguration } from '#app/features/drawing/drawing-from-configuration.ts';
import type { Build, DrawingProps } from '#app/features/drawing/drawing-props.ts';
import { shownCoats } from './shown-coats.ts';

const publicFolder = join(import.meta.dirname, '../../public');

/** The drawing of a coat as it can be ordered, with the picture of its fabric as a `data:` URL. */
export function coatDrawing(name: keyof typeof shownCoats, build: Build): DrawingProps {
  const loaded = loadConfigurator(dogCoatTemplate);
  if (!loaded.ok) throw new Error('The bundled coat does not load');
  const { values, dropped } = restoreValues(loaded.value, shownCoats[name]);
  if (dropped.length > 0) throw new Error(`${name} shows what the coat does not offer: ${JSON.stringify(dropped)}`);
  const evaluation = evaluate(loaded.value, values);
  const fields = [...loaded.value.fields.keys()].flatMap((field) => fieldState(evaluation, field) ?? []);
  const drawing = drawingFromConfiguration({ configuratorType: 'dog-coat', fields, focusedFieldName: null });
  const path = drawing.fabric?.pictureUrl ?? null;
  if (drawing.fabric === null || path === null) throw new Error(`${name} shows no fabric`);
  const picture = readFileSync(join(publicFolder, path)).toString('base64');
  return { ...drawing, build, fabric: { ...drawing.fabric, pictureUrl: `data:image/svg+xml;base64,${picture}` } };
}
