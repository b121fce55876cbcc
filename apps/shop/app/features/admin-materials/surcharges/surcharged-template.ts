import type { Template } from 'configurator-core';
import { type Surcharge, surchargesOf } from './surcharges.ts';

/** A template draft that uses a material, as last loaded or saved. */
export interface SurchargedTemplate {
  template: Template;
  /** Sent with the next save, to detect conflicts. */
  revision: number | null;
  surcharges: readonly Surcharge[];
}

/** Outcome of the save of one template. */
export type SurchargeSave =
  | { status: 'saved'; version: number; revision: number; isLive: boolean }
  | { status: 'conflict' }
  | { status: 'failed'; message: string };

/** Reads the surcharges of a draft; null if its options do not use the material. */
export function surchargedTemplate(
  template: Template,
  revision: number | null,
  materialKey: string,
): SurchargedTemplate | null {
  const surcharges = surchargesOf(template, materialKey);
  return surcharges.length === 0 ? null : { template, revision, surcharges };
}
