import type { GroupDraft } from './wire-builders.ts';

/** Hem and seams at both ends, cm. */
const ALLOWANCE_CM = 10;
/** Largest girth whose two halves fit side by side on fabric of 140 cm. */
const ONE_WIDTH_GIRTH_CM = 65;

/** Back and collar in one piece. */
const pieceLengthCm = { '+': [{ var: 'shoulderToTail' }, { var: 'collarLength' }, ALLOWANCE_CM] };
/** How many lengths are cut from the fabric. */
const lengths = { if: [{ '>': [{ var: 'chestCircumference' }, ONE_WIDTH_GIRTH_CM] }, 2, 1] };

/** What the workshop cuts for a coat, from the measurements: fabric of 140 cm in metres. */
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
