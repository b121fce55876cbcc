import type { Template } from '../../contract/template/template.ts';
import { currencyOf } from '../../currency.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding } from '../findings/finding.ts';
import { nearestWord } from '../texts/nearest-word.ts';

/** The currencies of ISO 4217 that money is paid in, without funds and metals. */
const currencies: readonly string[] = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF CLP CNY',
  'COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS',
  'INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP',
  'MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR',
  'SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UYW UZS VED VES',
  'VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG',
].flatMap((line) => line.split(' '));

/** Finds a currency that ISO 4217 does not list. A later edition may list it, so it is only a warning. */
export function findUnknownCurrency(template: Template): readonly Finding[] {
  const currency = currencyOf(template);
  if (currencies.includes(currency)) return [];
  const meant = nearestWord(currency, currencies);
  const element = { kind: 'template' as const, path: [], label: template.name };
  return [
    buildFinding('unknown_currency', element, {
      path: ['currency'],
      differences: {
        de: meant === null ? `„${currency}“` : `„${currency}“ (gemeint ist wohl „${meant}“)`,
        en: meant === null ? `“${currency}”` : `“${currency}” (did you mean “${meant}”?)`,
      },
    }),
  ];
}
