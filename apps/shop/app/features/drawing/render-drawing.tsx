import { evaluate, fieldState, loadConfigurator, restoreValues } from 'configurator-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { shopTemplateOptions } from 'shop-backend/field-types';
import { DogDrawing } from './dog-drawing.tsx';
import { drawingFromConfiguration } from './drawing-from-configuration.ts';
import { embedPicture, fontStyle } from './embedded-files.server.ts';
import { shadingAddress } from './shading/shading-address.ts';

interface DrawnFile {
  readonly configuratorType: string;
  /** JSON in the wire format. */
  readonly template: unknown;
  /** The values by field name, unchecked JSON. */
  readonly values: unknown;
  /** The current day in Berlin. */
  readonly today: string;
  /** Origin of the storage with uploaded pictures. */
  readonly supabaseUrl: string;
}

/** A drawing as an SVG file. */
interface DrawingFile {
  readonly svg: string;
  /** False if the picture of the fabric could not be read. The file then shows its color. */
  readonly isComplete: boolean;
}

/**
 * Renders the drawing of a configuration as an SVG file that contains its pictures and font.
 * @returns null if the template is invalid
 */
export async function renderDrawing(drawn: DrawnFile): Promise<DrawingFile | null> {
  const loaded = loadConfigurator(drawn.template, shopTemplateOptions(drawn.today));
  if (!loaded.ok) return null;
  const configurator = loaded.value;
  const evaluation = evaluate(configurator, restoreValues(configurator, drawn.values).values);
  const fields = [...configurator.fields.keys()].flatMap((name) => fieldState(evaluation, name) ?? []);
  const { configuratorType } = drawn;
  const drawing = drawingFromConfiguration({ configuratorType, fields, focusedFieldName: null });
  const address = drawing.fabric?.pictureUrl ?? null;
  const pictureUrl = address === null ? null : await embedPicture(address, drawn.supabaseUrl);
  const fabric = drawing.fabric === null ? null : { ...drawing.fabric, pictureUrl };
  const shadingUrl = await embedPicture(shadingAddress(drawing), drawn.supabaseUrl);
  const markup = renderToStaticMarkup(<DogDrawing {...drawing} fabric={fabric} shadingUrl={shadingUrl} />);
  const style = markup.includes('<text') ? fontStyle : '';
  const svg = markup
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/<\/svg>$/, (end) => style + end);
  return { svg, isComplete: address === null || pictureUrl !== null };
}
