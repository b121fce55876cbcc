import type { MeasurementName } from 'configurator-core/templates';
/** Proportions of the drawn dog. */
export type Build = 'short-legged' | 'medium' | 'long-legged';

/** What the drawn dog wears; the names are the configurator types, `none` is the bare dog. */
export type Garment = 'none' | 'dog-coat' | 'dog-harness' | 'dog-collar' | 'dog-leash';

/** A measurement of the built-in measuring step, by field name. */
export type Measurement = MeasurementName;

/** Print on the flank. `farText` is the print on the side that the profile hides, null for one-sided print. */
export interface Print {
  readonly color: string;
  readonly isReflective: boolean;
  readonly text: string;
  readonly farText: string | null;
}

/** A fabric by its name. Its picture fills the coat; without one, and until it is loaded, the colours do. */
export interface Fabric {
  readonly name: string;
  readonly pictureUrl: string | null;
}

/** Everything the drawing shows; all colours as `#rrggbb`. */
export interface DrawingProps {
  readonly build: Build;
  /** Length of the back against the build as drawn, 0.88 to 1.12. */
  readonly backStretch: number;
  readonly garment: Garment;
  /** The chosen fabric of the coat; null while none is. */
  readonly fabric: Fabric | null;
  readonly backColor: string;
  readonly bellyColor: string;
  readonly collarColor: string;
  readonly cuffColor: string;
  readonly lining: 'none' | 'back-only' | 'complete';
  readonly liningColor: string;
  readonly zipperCount: 1 | 2;
  readonly hasReflectiveSeams: boolean;
  readonly print: Print | null;
  readonly highlightedMeasurement: Measurement | null;
  /** The highlighted measurement as typed, cm; null while it is empty. */
  readonly measuredCm: number | null;
}

/** A medium dog in the workshop's own colours; what a configuration leaves open looks like this. */
export const defaultDrawingProps: DrawingProps = {
  build: 'medium',
  backStretch: 1,
  garment: 'dog-coat',
  fabric: null,
  backColor: '#1F4D3F',
  bellyColor: '#2E6655',
  collarColor: '#173B31',
  cuffColor: '#E2A93B',
  lining: 'none',
  liningColor: '#F5F5DC',
  zipperCount: 1,
  hasReflectiveSeams: false,
  print: null,
  highlightedMeasurement: null,
  measuredCm: null,
};
