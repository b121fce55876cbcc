import { factText } from '../company.ts';
import type { LegalDocument } from '../legal-document.ts';
import type { ShopTerms } from '../terms.ts';
import { euros, joinList, workingDays } from '../words.ts';

/** General terms; attached to the confirmation of receipt of every order. */
export const termsAndConditions: LegalDocument = {
  title: 'Allgemeine Geschäftsbedingungen',
  summary: 'Die Bedingungen, zu denen wir Ihre Bestellung annehmen und ausführen.',
  versions: [
    { validFrom: '2026-11-26', write: (terms) => write(terms, 'Wir liefern in diese Länder:') },
    { validFrom: '2026-11-01', write: (terms) => write(terms, 'Wir liefern nach') },
  ],
};

/** @param countries text before the list of countries */
function write(terms: ShopTerms, countries: string): string {
  const { company, production, transit, countryNames, paymentMethods } = terms;
  const inCart = paymentMethods.filter(({ through }) => through === 'paypal').map(({ name }) => name);
  const isMoreOnRequest = paymentMethods.some(({ through }) => through === 'on-request');
  return `# 1. Für wen und wofür diese Bedingungen gelten

Sie gelten für alle Bestellungen in diesem Shop. Ihr Vertragspartner ist ${factText(company, 'legalName')}, ${factText(company, 'street')}, ${factText(company, 'postalCode')} ${factText(company, 'city')}. Wir liefern an Verbraucherinnen und Verbraucher sowie an Unternehmen. Abweichende Bedingungen von Unternehmen gelten nur, wenn wir ihnen ausdrücklich zugestimmt haben.

# 2. Wie der Vertrag zustande kommt

Die Darstellung der Artikel ist noch kein bindendes Angebot, sondern lädt Sie ein, eines abzugeben.

1. Sie wählen einen Artikel, stellen ihn gegebenenfalls im Konfigurator zusammen und legen ihn in den Warenkorb.
2. Im Warenkorb prüfen Sie Artikel, Maße, Preise und Lieferadresse. Fehler berichtigen Sie, indem Sie Angaben ändern oder Artikel entfernen; bis zum letzten Schritt können Sie jederzeit zurück.
3. Mit dem Knopf „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab.
4. Wir bestätigen den Eingang sofort per E-Mail. Diese Bestätigung ist noch keine Annahme.
5. Der Vertrag kommt zustande, wenn wir Ihre Zahlung bestätigen. Auch diese Bestätigung erhalten Sie per E-Mail.

Den Vertragstext speichern wir. Sie erhalten ihn mit diesen Bedingungen und der Widerrufsbelehrung per E-Mail; angemeldete Kundinnen und Kunden sehen ihn außerdem unter „Meine Bestellungen“. Vertragssprache ist Deutsch.

# 3. Anfertigung nach Ihren Angaben

Stücke nach Maß fertigen wir nach den Werten, die Sie eingeben. Für ihre Richtigkeit sind Sie verantwortlich; jedes Maß ist im Konfigurator erklärt. Fallen uns unstimmige Werte auf, fragen wir nach, bevor wir zuschneiden. Verlinken Sie Stoffe anderer Anbieter, so verwenden wir sie, soweit sie lieferbar und zu verarbeiten sind; andernfalls melden wir uns, und Sie können einen anderen Stoff wählen oder zurücktreten. Geringe Abweichungen von Farbe und Muster gegenüber der Darstellung am Bildschirm lassen sich nicht vermeiden.

# 4. Preise und Versandkosten

${
  terms.tax === 'regular'
    ? 'Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer.'
    : 'Alle Preise sind Endpreise in Euro. Als Kleinunternehmer nach § 19 UStG berechnen und zeigen wir keine Umsatzsteuer.'
} ${
    terms.shipping.mode === 'free'
      ? 'Zurzeit ist der Versand kostenlos.'
      : `Hinzu kommen die Versandkosten, innerhalb Deutschlands ${euros(terms.fees.germany.standardCents)}.`
  } Die vollständige Übersicht steht unter [Versand](/versand); der Betrag für Ihre Bestellung steht vor dem Bestellknopf.

# 5. Zahlung

Im Warenkorb zahlen Sie über PayPal (${joinList(inCart)}). Der Betrag ist mit der Bestellung fällig. ${isMoreOnRequest ? 'Weitere Zahlungsarten vereinbaren wir auf Anfrage; siehe [Zahlung](/zahlung).' : 'Mehr dazu unter [Zahlung](/zahlung).'} Eine Bestellung, die nicht innerhalb von 24 Stunden bezahlt wird, verfällt, ohne dass Ihnen Kosten entstehen.

# 6. Lieferung

${countries} ${joinList(countryNames)}. Die Fertigung dauert ${workingDays(production)}, der Versand ${workingDays(transit)}, soweit am Artikel nichts anderes steht. Die Fertigung beginnt mit dem Eingang der Zahlung.

# 7. Eigentumsvorbehalt

Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.

# 8. Widerruf

Verbraucherinnen und Verbrauchern steht ein Widerrufsrecht nach Maßgabe der [Widerrufsbelehrung](/widerruf) zu. Für Waren, die nach Ihren Angaben angefertigt oder eindeutig auf Ihren Hund zugeschnitten sind, besteht es nicht (§ 312g Absatz 2 Nummer 1 BGB). Welche Artikel das betrifft, steht bei jedem Artikel und vor dem Bestellknopf.

# 9. Mängel

Es gelten die gesetzlichen Rechte. Bitte melden Sie uns Mängel mit einem Foto, damit wir schnell helfen können; Ihre Rechte hängen davon nicht ab.

# 10. Haftung

Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vorhersehbaren, typischen Schaden. Wesentlich sind Pflichten, deren Erfüllung den Vertrag erst möglich macht und auf die Sie vertrauen dürfen.

Unsere Artikel sind Bekleidung und Zubehör für Hunde. Lassen Sie Ihren Hund mit Mantel, Geschirr, Halsband oder Leine nicht unbeaufsichtigt und prüfen Sie Nähte und Verschlüsse vor dem Gebrauch.

# 11. Streitbeilegung

Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.

# 12. Schluss

Es gilt deutsches Recht. Gegenüber Verbraucherinnen und Verbrauchern gilt diese Wahl nur, soweit ihnen dadurch nicht der Schutz zwingender Vorschriften des Staates genommen wird, in dem sie leben. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.`;
}
