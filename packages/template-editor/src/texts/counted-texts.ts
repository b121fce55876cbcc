import type { CountedForm } from 'configurator-core';

/** The texts of each price form with a rate for each counted unit. */
export type CountedTexts = Readonly<
  Record<
    CountedForm,
    {
      /** In the list of kinds of amount. */
      readonly kind: string;
      /** Labels of the controls. */
      readonly field: string;
      readonly rate: string;
      readonly included: string;
      /** Shown if the template has no field that can be counted. */
      readonly noField: string;
      /** Describes the amount; `included` is null if no units are free. */
      readonly amount: (rate: string, field: string, included: string | null) => string;
    }
  >
>;
