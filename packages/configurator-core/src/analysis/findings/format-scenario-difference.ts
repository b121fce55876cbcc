import type { Configurator } from '../../compile/configurator.ts';
import { formatCents } from '../../money.ts';
import type { ScenarioDifference } from '../../scenario/run-scenario.ts';
import type { Bilingual } from './finding-texts.ts';

/**
 * Describes a difference from a scenario as a phrase that can follow a colon.
 * @param quantity number of pieces in the scenario
 */
export function formatScenarioDifference(
  { fields }: Configurator,
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
      const [german, english] =
        quantity === 1
          ? ['der Preis', 'the price']
          : [`der Stückpreis bei ${quantity} Stück`, `the price of each of ${quantity} pieces`];
      return {
        de: `${german} ist ${formatCents(totalCents)} statt ${formatCents(expectedCents)}`,
        en: `${english} is ${formatCents(totalCents, 'en-IE')} instead of ${formatCents(expectedCents, 'en-IE')}`,
      };
    }
    default:
      return difference satisfies never;
  }
}
