import type { CountedForm, FileKind, Messages } from 'configurator-core';

/** The parts of a calculation with a rate for each unit; `included` is null if no units are free. */
export interface CountedParts {
  readonly charged: string;
  readonly included: string | null;
  readonly rate: string;
}

/** Every text that the renderer shows or announces, and the locale of prices and numbers. */
export interface ConfiguratorTexts {
  /** BCP 47, e.g. `de-DE`. */
  readonly locale: string;
  /** Messages for issues of individual fields. */
  readonly issues: Messages;

  readonly steps: string;
  readonly stepPosition: (position: number, count: number) => string;
  readonly stepComplete: string;
  readonly stepIncomplete: string;
  readonly back: string;
  readonly next: string;
  readonly submit: string;

  readonly requiredMark: string;
  readonly tooltipOf: (fieldLabel: string) => string;
  readonly charactersUsed: (count: number, limit: number) => string;
  readonly chooseOption: string;
  readonly clearChoice: (fieldLabel: string) => string;
  readonly pickColor: (fieldLabel: string) => string;
  readonly enlargePicture: (optionLabel: string) => string;
  readonly previousPicture: string;
  readonly nextPicture: string;
  /** Button that shows a picture at full size instead of fitting it into the window. */
  readonly fullSize: string;

  readonly requiredMissing: string;
  readonly pleaseCheck: string;

  readonly priceSummary: string;
  readonly basePrice: string;
  readonly total: string;
  readonly showPrice: string;
  /** A quantity break: the minimum number of pieces and the price of each. */
  readonly fromPieces: (pieces: string, price: string) => string;
  readonly newTotal: (price: string) => string;

  readonly why: string;
  readonly whyOf: (fieldLabel: string) => string;
  readonly askedBecause: (choices: readonly string[]) => string;
  /** Shown on each price line. */
  readonly whyPrice: string;
  readonly whyLine: (lineLabel: string) => string;
  readonly chargedBecause: (choices: readonly string[]) => string;
  /** Reason of a price rule that reads no field. */
  readonly alwaysCharged: string;
  /** Calculation of a percentage price rule. */
  readonly shareOf: (of: 'base' | 'subtotal', percent: string, price: string) => string;
  /** Calculation of a price rule with a rate for each counted unit, by price form. */
  readonly counted: Readonly<Record<CountedForm, (parts: CountedParts) => string>>;
  /** Calculation of a price table: the entries of the cell, e.g. 'Breite 100–120 cm', and its price. */
  readonly tableCell: (entries: readonly string[], price: string) => string;

  /** For an option that a rule excludes whatever the shopper changes. */
  readonly unavailable: string;
  readonly availableIf: (changes: readonly string[]) => string;
  /** A value as a reason, in `askedBecause` and `chargedBecause`. */
  readonly chosen: (fieldLabel: string, value: string) => string;
  readonly becomes: (fieldLabel: string, value: string) => string;
  readonly emptied: (fieldLabel: string) => string;
  readonly applyChange: string;
  readonly changed: (change: string) => string;
  readonly yes: string;
  readonly no: string;
  /** Shown instead of a computed value while its input fields are empty. */
  readonly notComputed: string;

  readonly answersDropped: (fieldLabels: readonly string[]) => string;
  readonly undo: string;
  readonly dismiss: string;

  readonly loadEmbed: (host: string) => string;
  readonly embedNote: (host: string) => string;
  readonly embedBlocked: string;

  readonly chooseFiles: (maxFiles: number) => string;
  /** Shown beside the button if files can be dragged. */
  readonly dropFiles: string;
  /** Accepted kinds and number of files; `size` is the formatted maximum size of a file, or null. */
  readonly filesAccepted: (kinds: readonly FileKind[], maxFiles: number, size: string | null) => string;
  readonly removeFile: string;
  readonly cancelUpload: string;
  readonly fileAdded: (name: string) => string;
  readonly fileRemoved: (name: string) => string;
  /** Shown while the connection is lost. */
  readonly uploadWaits: string;
  /** Shown if the host gives no reason. */
  readonly uploadFailed: string;
  /** Why the shopper cannot continue yet. */
  readonly uploadRunning: (fieldLabel: string) => string;
  /** Shown if the host stores no files. */
  readonly filesBlocked: string;

  readonly loadFailed: string;
  readonly loadFailedWhy: string;
  readonly retry: string;
}
