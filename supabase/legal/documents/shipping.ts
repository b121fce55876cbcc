import type { ShippingPolicy, ZoneFees } from '../../contracts/index.ts';
import type { LegalDocument } from '../legal-document.ts';
import type { ShopTerms } from '../terms.ts';
import { euros, joinList, workingDays } from '../words.ts';

/** Production, delivery times, countries and fees. */
export const shipping: LegalDocument = {
  title: 'Versand und Lieferung',
  summary: 'Fertigungszeit, Lieferzeit, Lieferländer und Versandkosten.',
  versions: [
    { validFrom: '2026-11-29', write: (terms) => write(terms, 'Wir liefern in diese Länder:', 'unsere Werkstatt') },
    { validFrom: '2026-11-26', write: (terms) => write(terms, 'Wir liefern in diese Länder:', 'unser Atelier') },
    { validFrom: '2026-11-01', write: (terms) => write(terms, 'Wir liefern nach', 'unser Atelier') },
  ],
};

/**
 * @param countries text before the list of countries
 * @param workshop where the pieces are made
 */
function write(terms: ShopTerms, countries: string, workshop: string): string {
  const { fees, shipping: policy, countryNames, production, expressProduction, transit } = terms;
  return `# So lange dauert es

Jedes Stück nach Maß wird erst nach Ihrer Bestellung zugeschnitten und genäht.

| Schritt | Dauer |
|---|---|
| Fertigung | ${workingDays(production)} |
${expressProduction === null ? '' : `| Express-Fertigung | ${workingDays(expressProduction)} |\n`}| Versand | ${workingDays(transit)} |

Die Fertigung beginnt mit dem Eingang Ihrer Zahlung. Nennt ein Artikel eine eigene Lieferzeit, gilt die des Artikels. Werktage sind Montag bis Freitag ohne gesetzliche Feiertage.

# Wohin wir liefern

${countries} ${joinList(countryNames)}. Für Lieferungen in die Schweiz können Zölle und Einfuhrabgaben anfallen, die Sie als Empfängerin oder Empfänger tragen.

# Was der Versand kostet

${freeNote(policy)}| Zielland | Standard | Express |
|---|---|---|
${feeRow('Deutschland', fees.germany)}
${feeRow('EU', fees['european-union'])}
${feeRow('Schweiz', fees.switzerland)}

${freeFromNote(fees.germany)}Alle Beträge gelten je Bestellung, gleich wie viele Stücke sie enthält.

# Wo Ihr Paket ist

Sobald Ihre Bestellung ${workshop} verlässt, erhalten Sie eine E-Mail. Gibt es eine Sendungsnummer, steht sie darin und unter [Meine Bestellungen](/orders).

# Ausmessen und Größenrat

- **Rücken über 80 cm:** Messen Sie bitte zu zweit und den Rücken zweimal. Weichen die Werte um mehr als 2 cm voneinander ab, nehmen Sie den größeren und schreiben Sie uns. Für so große Hunde passen wir den Schnitt auf Wunsch vorab an.
- **Rücken unter 20 cm:** Bei sehr kleinen Hunden macht ein halber Zentimeter viel aus. Messen Sie im Stehen, ohne Fell zusammenzudrücken, und wählen Sie leichte Stoffe. Im Zweifel hilft ein [Termin zum Ausmessen](/kontakt).`;
}

function freeNote(policy: ShippingPolicy): string {
  return policy.mode === 'free'
    ? '**Zurzeit ist der Versand für jede Bestellung kostenlos.** So steht es auch im Warenkorb. Die Tabelle zeigt unsere regulären Versandkosten; sie werden derzeit nicht berechnet.\n\n'
    : '';
}

function feeRow(zone: string, { standardCents, expressCents }: ZoneFees): string {
  return `| ${zone} | ${euros(standardCents)} | ${euros(expressCents)} |`;
}

function freeFromNote({ freeFromCents }: ZoneFees): string {
  return freeFromCents === null
    ? ''
    : `Innerhalb Deutschlands ist der Standardversand ab einem Warenwert von ${euros(freeFromCents)} kostenlos. `;
}
