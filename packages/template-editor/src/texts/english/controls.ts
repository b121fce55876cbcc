import { englishLocale, formatCount } from './format.ts';

const digits = new Intl.NumberFormat(englishLocale);

/** Texts of the shared controls. */
export const englishControls = {
  close: 'Close',
  cancel: 'Cancel',
  choose: 'Choose …',
  forExperts: 'For experts',
  unknownValue: (value: string) => `${value} (unknown)`,
  atLeast: (least: number) => `Must be ${digits.format(least)} or more.`,
  mostDecimals: (count: number) => `At most ${formatCount(count, 'decimal', 'decimals')}.`,
  numberNeeded: 'Enter a number.',
  /** @param example in the notation of the editor, which may be the German one (a host chooses the locale) */
  notANumber: (example: string) => `This is not a number. Write for example ${example}.`,
  notAnAmount: (currency: string, example: string) =>
    `This is not an amount in ${currency}. Write for example ${example}.`,
  /** Name of the currency EUR in a sentence. Other currencies are named by their code. */
  euros: 'euros',
};
