import type { LegalDocument } from '../legal-document.ts';
import type { PaymentMethod } from '../terms.ts';
import { joinList } from '../words.ts';

/** Ways to pay. */
export const payment: LegalDocument = {
  title: 'Zahlung',
  summary: 'Womit Sie bezahlen können und wann abgebucht wird.',
  versions: [
    {
      validFrom: '2026-11-01',
      write: ({ paymentMethods, tax }) => `# Zahlungsarten

| Zahlungsart | So geht es |
|---|---|
${paymentMethods.map(methodRow).join('\n')}

Im Warenkorb bezahlen Sie über PayPal. Das Fenster von PayPal bietet Ihnen ${joinList(named(paymentMethods, 'paypal'))} an; ein PayPal-Konto brauchen Sie für die Zahlung mit Karte nicht in jedem Fall.${onRequestNote(named(paymentMethods, 'on-request'))}

# Wann abgebucht wird

Erst mit dem Knopf „Zahlungspflichtig bestellen“ und Ihrer Zustimmung im Fenster von PayPal wird Ihr Konto belastet. Brechen Sie vorher ab, wird nichts berechnet und Ihr Warenkorb bleibt erhalten.

# Sicherheit

Ihre Zahlungsdaten geben Sie nur bei PayPal ein. Wir erhalten die Bestätigung der Zahlung, aber keine Konto- oder Kartennummern. Das Skript von PayPal wird erst geladen, wenn Sie zur Zahlung gekommen sind.

# Preise

${
  tax === 'regular'
    ? 'Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer.'
    : 'Alle Preise sind Endpreise in Euro. Als Kleinunternehmer nach § 19 UStG berechnen wir keine Umsatzsteuer.'
} Die [Versandkosten](/versand) stehen im Warenkorb, bevor Sie bestellen.

# Erstattungen

Erstattungen gehen über denselben Weg zurück, auf dem Sie bezahlt haben.`,
    },
  ],
};

function methodRow({ name, through }: PaymentMethod): string {
  return `| ${name} | ${through === 'paypal' ? 'über die Zahlung mit PayPal' : 'auf Anfrage'} |`;
}

function named(methods: readonly PaymentMethod[], through: PaymentMethod['through']): string[] {
  return methods.filter((method) => method.through === through).map(({ name }) => name);
}

function onRequestNote(names: readonly string[]): string {
  return names.length === 0
    ? ''
    : ` ${joinList(names)} bieten wir auf Anfrage an: Schreiben Sie uns vor der Bestellung über das [Kontaktformular](/kontakt).`;
}
