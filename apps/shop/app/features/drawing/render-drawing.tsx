import { evaluate, fieldState, loadConfigurator, restoreValues } from 'configurator-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { shopFieldTypes } from 'shop-backend/field-types';
import { ConfigurationDrawing } from './configuration-drawing.tsx';

/**
 * Renders the drawing of a configuration as an SVG file.
 * @param template JSON in the wire format
 * @param json the values by field name, unchecked
 * @param today the current day in Berlin
 * @returns null if the template is invalid
 */
export function renderDrawing(
  configuratorType: string,
  template: unknown,
  json: unknown,
  today: string,
): string | null {
  const loaded = loadConfigurator(template, { fieldTypes: shopFieldTypes(today) });
  if (!loaded.ok) return null;
  const configurator = loaded.value;
  const evaluation = evaluate(configurator, restoreValues(configurator, json).values);
  const fields = [...configurator.fields.keys()].flatMap((name) => fieldState(evaluation, name) ?? []);
  const svg = renderToStaticMarkup(
    <ConfigurationDrawing configuratorType={configuratorType} fields={fields} focusedFieldName={null} />,
  );
  return svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
