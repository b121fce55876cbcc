import type { FurColors } from '#app/features/drawing/builds/build-shape.ts';

/** Fur colours of the dogs in the catalogue, chosen so that neighbours differ. */
export const furs = {
  fawn: { base: '#D8B27C', shade: '#B48D58', light: '#F3E4C8', ear: '#9A7444', line: '#6E5130' },
  blackAndTan: { base: '#3B3431', shade: '#292321', light: '#B97A45', ear: '#2B2523', line: '#171312' },
  chocolate: { base: '#6B4530', shade: '#523321', light: '#A87B57', ear: '#4C2E1D', line: '#2F1B10' },
  cream: { base: '#EADBC0', shade: '#CDB892', light: '#FBF4E6', ear: '#C79F6B', line: '#8A6C45' },
  chestnut: { base: '#9A5730', shade: '#784122', light: '#D6A06C', ear: '#693718', line: '#482410' },
  silver: { base: '#A9A29A', shade: '#857E77', light: '#DDD7CD', ear: '#6F6862', line: '#55504B' },
} as const satisfies Record<string, FurColors>;
