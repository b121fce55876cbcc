import type { Configurator } from '../../compile/configurator.ts';
import { currencyOf } from '../../currency.ts';
import { type Cents, formatMoney } from '../../money.ts';
import type { ScenarioDifference } from '../../scenario/run-scenario.ts';
import type { Bilingual } from './finding-texts.ts';

/**
 * Describes a difference from a scenario as a phrase that can follow a colon.
 * @param quantity number of pieces in the scenario
 */
export function formatScenarioDifference(
  { fields, template }: Configurator,
  difference: ScenarioDifference,
  quantity: number,
): Bilingual {
  const label = 'fieldName' in difference ? (fields.get(difference.fieldName)?.label ?? difference.fieldName) : '';
  const [german, english] = [`„${label}“`, `“${label}”`];
  switch (difference.kind) {
    case 'shown':
      return { de: `${german} ist jetzt sichtbar`, en: `${english} is now shown` };
    case 'hidden':
      return { de: `${german} ist nicht mehr sichtbar`, en: `${english} is no longer shown` };
    case 'dropped':
      return { de: `der Wert von ${german} passt nicht mehr`, en: `the value of ${english} no longer fits` };
    case 'issue':
      return { de: `${german} wird jetzt beanstandet`, en: `${english} now has an issue` };
    case 'no_issue':
      return { de: `${german} wird nicht mehr beanstandet`, en: `${english} no longer has an issue` };
    case 'total': {
      const { totalCents, expectedCents } = difference;
      const money = (amount: Cents, locale: string) => formatMoney(amount, currencyOf(template), locale);
      const [german, english] =
        quantity === 1
          ? ['der Preis', 'the price']
          : [`der Stückpreis bei ${quantity} Stück`, `the price of each of ${quantity} pieces`];
      return {
        de: `${german} ist ${money(totalCents, 'de-DE')} statt ${money(expectedCents, 'de-DE')}`,
        en: `${english} is ${money(totalCents, 'en-IE')} instead of ${money(expectedCents, 'en-IE')}`,
      };
    }
    default:
      return difference satisfies never;
  }
}
