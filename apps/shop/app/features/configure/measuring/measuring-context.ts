import type { MeasurementName } from 'configurator-core/templates';
import { createContext, type RefObject, use } from 'react';

/** The screens of the measuring step on phones: one per measurement, then one with the rest of the step. */
export interface Measuring {
  /** Shown measurements, in the order of the template. */
  readonly names: readonly MeasurementName[];
  /** The measurement on the screen, `rest` for the last screen; null if the step's form is shown as a whole. */
  readonly current: MeasurementName | 'rest' | null;
  /** Whether the overview on the last screen takes the focus once it is there. */
  readonly takesFocus: RefObject<boolean>;
}

/** The screens of the surrounding configurator. Without one, forms are shown as a whole. */
export const MeasuringContext = createContext<Measuring>({ names: [], current: null, takesFocus: { current: false } });

/** Returns the screens of the measuring step. Must be inside a configurator. */
export function useMeasuring(): Measuring {
  return use(MeasuringContext);
}
