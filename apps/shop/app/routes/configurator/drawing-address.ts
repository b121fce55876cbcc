import { paths } from '#app/config/paths.ts';
import { drawnValues } from '#app/features/drawing/drawn-values.ts';
import { isRecord } from '#app/lib/checks/is-record.ts';

/**
 * The URL of the drawing of a configured article.
 * @param configuratorType type of the article; null if it cannot be drawn
 * @returns null if there is nothing to draw
 */
export function drawingAddress(
  configuratorType: string | null,
  settings: Readonly<Record<string, unknown>> | null,
): string | null {
  const template = settings?._template;
  if (configuratorType === null || settings === null || !isRecord(template)) return null;
  const { id, version } = template;
  if (typeof id !== 'string' || typeof version !== 'number') return null;
  return paths.drawing(configuratorType, { id, version }, JSON.stringify(drawnValues(settings)));
}
