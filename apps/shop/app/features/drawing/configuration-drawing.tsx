import { DogDrawing } from './dog-drawing.tsx';
import { type DrawnField, drawingFromConfiguration } from './drawing-from-configuration.ts';

/** The input of a drawing. */
export interface ConfigurationDrawingProps {
  /** Configurator type of the article; null if it is not a dog garment. */
  readonly configuratorType: string | null;
  /** State of every field of the configurator, in any order. */
  readonly fields: readonly DrawnField[];
  /** The focused field. A measurement is highlighted on the drawing. */
  readonly focusedFieldName: string | null;
}

/** The live drawing beside the configurator's fields. */
export function ConfigurationDrawing(props: ConfigurationDrawingProps) {
  return <DogDrawing {...drawingFromConfiguration(props)} />;
}
