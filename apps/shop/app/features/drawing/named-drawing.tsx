import type { Template } from 'configurator-core';
import type { ComponentType } from 'react';
import { renderedPart } from '#app/lib/page/rendered-part.tsx';
import type { DrawnField } from './drawing-from-configuration.ts';

interface NamedDrawingProps {
  /** State of every field of the configurator, in any order. */
  readonly fields: readonly DrawnField[];
}

/** Keeps the place of a drawing while its code loads. */
const placeholder = <svg viewBox="0 0 480 280" aria-hidden="true" />;

/** Drawings that a template can name as `x-drawing`. The code of each loads only with the templates that name it. */
const drawings: Readonly<Record<string, ComponentType<NamedDrawingProps>>> = {
  bed: renderedPart('bed-drawing', async () => (await import('./bed/bed-drawing.tsx')).BedDrawing, placeholder),
};

/** Returns the drawing that a template names as `x-drawing`; null if it names none that exists. */
export function namedDrawing({ extra }: Pick<Template, 'extra'>): ComponentType<NamedDrawingProps> | null {
  const name = extra['x-drawing'];
  return typeof name === 'string' && Object.hasOwn(drawings, name) ? (drawings[name] ?? null) : null;
}
