import type { MeasurementName } from './measurement-labels.ts';
import type { FieldDraft, GroupDraft, WireCondition } from './wire-builders.ts';

/**
 * Source of the limits: own estimate, not a published table. Among animals of similar build, lengths grow with the cube
 * root of the weight (square-cube law), so chest girth is about 23 cm and the back about 20 cm times the cube root of
 * the weight in kg: 33 and 29 cm at 3 kg, 50 and 43 cm at 10 kg, 71 and 62 cm at 30 kg, 90 and 78 cm at 60 kg. The
 * margins are wide enough for a pug (broad, short back), a dachshund (long back) and a greyhound (deep chest, narrow
 * waist). See `docs/decisions/0054-plausibility-checks.md`.
 */
const byWeight = {
  chestCircumference: { cmPerCubeRootKg: 23, least: 0.7, most: 1.4, possible: [18, 140] },
  shoulderToTail: { cmPerCubeRootKg: 20, least: 0.5, most: 1.6, possible: [12, 120] },
} as const;

/** Bounds of the weight classes, kg. In each class, the limits of its heavier and lighter end apply. */
const weightsKg = [2, 3, 4, 6, 9, 13, 18, 25, 35, 50, 70] as const;

function unusualForWeight(name: keyof typeof byWeight): WireCondition {
  const { cmPerCubeRootKg, least, most, possible } = byWeight[name];
  return {
    any: weightsKg.flatMap((weightKg) => {
      const usualCm = cmPerCubeRootKg * Math.cbrt(weightKg);
      return [
        { than: 'less_than', beyond: 'greater_than', limitCm: Math.ceil(most * usualCm) } as const,
        { than: 'greater_than', beyond: 'less_than', limitCm: Math.floor(least * usualCm) } as const,
      ]
        .filter(({ limitCm }) => limitCm > possible[0] && limitCm < possible[1])
        .map(({ than, beyond, limitCm }) => ({
          all: [
            { field: 'weight', operator: than, value: weightKg },
            { field: name, operator: beyond, value: limitCm },
          ],
        }));
    }),
  };
}

/**
 * The measurement is less than a part of another one, or more than another part of it. Not while one of them is empty,
 * which JSON Logic compares as 0.
 */
function outside(name: MeasurementName, least: number, most: number, of: MeasurementName): WireCondition {
  const limit = (share: number) => ({ '*': [share, { var: of }] });
  return {
    logic: {
      and: [
        { '>': [{ var: name }, 0] },
        { '>': [{ var: of }, 0] },
        { or: [{ '<': [{ var: name }, limit(least)] }, { '>': [{ var: name }, limit(most)] }] },
      ],
    },
  };
}

function check(name: string, label: string, plausibility: string, shownIf: WireCondition): FieldDraft {
  return {
    name,
    type: 'checkbox',
    label,
    isRequired: true,
    presentation: { plausibility },
    shownIf,
    options: [{ value: 'confirmed', label: 'Stimmt so' }],
  };
}

const forWeight = 'Ungewöhnlich für {weight}. Bitte noch einmal messen.';

/** Asks about measurements that hardly any dog has, because a made-to-measure piece cannot be returned. */
export const unusualMeasuresGroup: GroupDraft = {
  key: 'unusual',
  fields: [
    check('unusualBack', 'Ungewöhnliche Rückenlänge', forWeight, unusualForWeight('shoulderToTail')),
    check('unusualChest', 'Ungewöhnlicher Brustumfang', forWeight, unusualForWeight('chestCircumference')),
    check(
      'unusualWaist',
      'Ungewöhnlicher Taillenumfang',
      'Ungewöhnlich für {chestCircumference} Brustumfang. Bitte noch einmal messen.',
      outside('waistCircumference', 0.5, 1.0625, 'chestCircumference'),
    ),
    check(
      'unusualCollar',
      'Ungewöhnliche Kragenlänge',
      'Ungewöhnlich für {headCircumference} Kopfumfang. Bitte noch einmal messen.',
      outside('collarLength', 0.125, 1, 'headCircumference'),
    ),
  ],
};
