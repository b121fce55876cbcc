import type { MeasurementName } from 'configurator-core/templates';
/** Proportions of the drawn dog. */
export type Build = 'short-legged' | 'medium' | 'long-legged';

/** Garment of the drawn dog: a configurator type, or `none`. */
export type Garment = 'none' | 'dog-coat' | 'dog-harness' | 'dog-collar' | 'dog-leash';

/** A measurement of the built-in measuring step, by field name. */
export type Measurement = MeasurementName;

/** Print on the flank. `farText` is the print on the far side, which the profile hides; null for one-sided print. */
export interface Print {
  readonly color: string;
  readonly isReflective: boolean;
  readonly text: string;
  readonly farText: string | null;
}

/** How the surface of a cloth catches the light. */
export type Finish = 'plain' | 'wool' | 'fleece' | 'coated' | 'cord';

/** A fabric. Its picture fills the coat. Without a picture, and until it has loaded, the colours are used. */
export interface Fabric {
  /** Null while it is not chosen. */
  readonly name: string | null;
  readonly pictureUrl: string | null;
  /** Plain if missing. */
  readonly finish?: Finish;
}

/** Contents of the drawing. Colours as `#rrggbb`. */
export interface DrawingProps {
  readonly build: Build;
  /** Length of the back relative to the build as drawn, 0.88 to 1.12. */
  readonly backStretch: number;
  readonly garment: Garment;
  /** The chosen fabric of the coat; null if none is chosen. */
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
  /** The typed value of the highlighted measurement, cm; null if empty. */
  readonly measuredCm: number | null;
  /** Shows the dog in the dark, where only what reflects is bright. */
  readonly isNight?: boolean;
  /** Picture of light and shadow; null draws flat colours. Missing: the file of the shop. */
  readonly shadingUrl?: string | null;
}

/** A medium dog in the workshop's colours. Used for values missing in a configuration. */
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
