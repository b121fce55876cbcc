import { alterationPromise } from '../alteration-promise.ts';
import type { LegalDocument } from '../legal-document.ts';
import type { ShopTerms } from '../terms.ts';
import { joinList, workingDays } from '../words.ts';

/** Frequent questions before and after an order. */
export const faq: LegalDocument = {
  title: 'Häufige Fragen',
  summary: 'Antworten zu Maßen, Stoffen, Lieferzeit, Zahlung und Rückgabe.',
  versions: [
    { validFrom: '2026-11-29', write: (terms) => write(terms, wording) },
    { validFrom: '2026-11-26', write: (terms) => write(terms, earlierWording) },
    { validFrom: '2026-11-01', write: (terms) => write(terms, firstWording) },
  ],
};

interface Wording {
  readonly transit: (days: string) => string;
  /** Before the list of countries. */
  readonly countries: string;
  /** What happens if a piece does not fit, before the charge for inexact measurements. */
  readonly fit: string;
}

const wording: Wording = {
  transit: (days) => `Danach dauert der Versand ${days}.`,
  countries: 'In diese Länder:',
  fit: `${alterationPromise.de} Melden Sie sich dafür bis vier Wochen nach der Lieferung.`,
};

const earlierWording: Wording = {
  ...wording,
  fit: 'Melden Sie sich innerhalb von vier Wochen. Haben wir uns vernäht, bessern wir kostenlos nach.',
};

const firstWording: Wording = {
  transit: (days) => `Dazu kommt der Versand mit ${days}.`,
  countries: 'Nach',
  fit: earlierWording.fit,
};

function write(terms: ShopTerms, { transit, countries, fit }: Wording): string {
  return `# Maße und Passform

## Wie messe ich meinen Hund richtig aus?

Lassen Sie Ihren Hund gerade stehen und legen Sie ein weiches Maßband an, ohne es fest zu ziehen. Der Konfigurator zeigt zu jedem Maß, wo es am Hund liegt. Runden Sie nicht; Komma und Punkt sind beide erlaubt.

## Mein Hund ist besonders groß. Was muss ich beachten?

Ab einer Rückenlänge über 80 cm bitten wir Sie, zu zweit und zweimal zu messen. Schreiben Sie uns, wenn die Werte voneinander abweichen: Wir passen den Schnitt an.

## Mein Hund ist besonders klein. Geht das auch?

Ja. Bei einem Rücken unter 20 cm messen Sie bitte auf den halben Zentimeter genau und wählen leichte Stoffe. Gern messen wir in einem [persönlichen Termin](/kontakt).

## Was ist, wenn das Stück nicht passt?

${fit} Waren die Maße ungenau, ändern wir gegen einen kleinen Aufpreis, den wir Ihnen vorher nennen. Ihre gesetzlichen Rechte bei Mängeln bleiben davon unberührt.

# Bestellung und Lieferung

## Wie lange dauert die Fertigung?

In der Regel ${workingDays(terms.production)}${expressNote(terms)}. ${transit(workingDays(terms.transit))} Mehr unter [Versand und Lieferung](/versand).

## In welche Länder liefern Sie?

${countries} ${joinList(terms.countryNames)}.

## Kann ich ohne Konto bestellen?

Ja. Als Gast geben Sie nur die Lieferadresse an. Den Stand Ihrer Bestellung sehen Sie über den Link in der E-Mail.

## Kann ich meine Bestellung noch ändern?

Bis zum Zuschnitt fast immer. Schreiben Sie uns so bald wie möglich und nennen Sie die Bestellnummer.

# Zahlung

## Womit kann ich bezahlen?

Mit ${joinList(terms.paymentMethods.map(({ name }) => name))}. ${paymentNote(terms)}

# Rückgabe

## Kann ich ein Stück zurückgeben?

Fertige Artikel können Sie ${terms.withdrawalDays} Tage lang widerrufen. Stücke, die nach den Maßen Ihres Hundes angefertigt werden, sind vom Widerruf ausgenommen; das steht am Artikel und noch einmal über dem Bestellknopf. Alles Weitere in der [Widerrufsbelehrung](/widerruf).

# Pflege

## Wie wasche ich den Mantel?

Bei 30 Grad im Schonwaschgang, mit geschlossenen Verschlüssen und auf links gedreht. Bitte nicht in den Trockner geben und keinen Weichspüler verwenden: Er schadet wasserabweisenden Stoffen.`;
}

function expressNote({ expressProduction }: ShopTerms): string {
  return expressProduction === null ? '' : `, mit Express-Fertigung ${workingDays(expressProduction)}`;
}

function paymentNote({ paymentMethods }: ShopTerms): string {
  return paymentMethods.some(({ through }) => through === 'on-request')
    ? 'Was im Warenkorb geht und was auf Anfrage, steht unter [Zahlung](/zahlung).'
    : 'Mehr dazu unter [Zahlung](/zahlung).';
}
