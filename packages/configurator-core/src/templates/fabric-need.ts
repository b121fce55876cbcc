import type { GroupDraft } from './wire-builders.ts';

/** Hem and seams at both ends, cm. */
const ALLOWANCE_CM = 10;
/** Largest girth that allows both halves side by side on fabric 140 cm wide. */
const ONE_WIDTH_GIRTH_CM = 65;

/** Back and collar in one piece. */
const pieceLengthCm = { '+': [{ var: 'shoulderToTail' }, { var: 'collarLength' }, ALLOWANCE_CM] };
/** Number of lengths to cut from the fabric. */
const lengths = { if: [{ '>': [{ var: 'chestCircumference' }, ONE_WIDTH_GIRTH_CM] }, 2, 1] };

/** Fabric that the workshop cuts for a coat, from the measurements: metres of fabric 140 cm wide. */
export const fabricNeedGroup: GroupDraft = {
  key: 'workshop',
  fields: [
    {
      name: 'fabricNeed',
      type: 'computed',
      label: 'Stoffbedarf bei 140 cm Breite',
      presentation: { unit: 'm' },
      computed: { result: 'number', logic: { '/': [{ '*': [pieceLengthCm, lengths] }, 100] }, internal: true },
    },
  ],
};
