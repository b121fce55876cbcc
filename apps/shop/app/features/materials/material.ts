import type { MaterialFacts } from '#app/lib/materials/material-facts.ts';

/** A material with what its sheet states. */
export interface Material extends MaterialFacts {
  /** By which options of templates refer to it. */
  key: string;
  isSoldOut: boolean;
}

/** A fabric that a sheet shows, as the option of a template names and pictures it. */
export interface ShownFabric {
  /** Key of the material. */
  readonly material: string;
  readonly name: string;
  readonly pictureUrl: string | null;
}
