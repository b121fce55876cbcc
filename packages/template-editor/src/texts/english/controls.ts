import { counted, englishLocale } from './format.ts';

const digits = new Intl.NumberFormat(englishLocale);

/** Texts of the shared controls. */
export const englishControls = {
  close: 'Close',
  cancel: 'Cancel',
  choose: 'Choose …',
  forExperts: 'For experts',
  unknownValue: (value: string) => `${value} (unknown)`,
  atLeast: (least: number) => `Must be ${digits.format(least)} or more.`,
  mostDecimals: (count: number) => `At most ${counted(count, 'decimal', 'decimals')}.`,
  numberNeeded: 'Enter a number.',
  notANumber: 'This is not a number.',
};
