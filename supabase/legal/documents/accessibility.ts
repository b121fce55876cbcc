import { factText } from '../company.ts';
import type { LegalDocument } from '../legal-document.ts';

/** Information on the accessibility of the service, section 14 and annex 3 BFSG. */
export const accessibility: LegalDocument = {
  title: 'Barrierefreiheit',
  summary: 'Wie dieser Shop zugänglich ist und wie Sie uns Hindernisse melden.',
  versions: [
    {
      validFrom: '2026-11-01',
      write: ({ company, shopName }) => `# Was dieser Shop leistet

${shopName} ist ein Online-Shop. Sie können Artikel ansehen, nach den Maßen Ihres Hundes zusammenstellen, in den Warenkorb legen, bestellen und bezahlen, ein Konto führen und uns schreiben.

# Wie er zugänglich ist

Wir richten uns nach den Web Content Accessibility Guidelines 2.2, Stufe AA, und damit nach der Norm EN 301 549.

- Alles lässt sich mit der Tastatur allein bedienen, auch der Konfigurator und die Bestellung.
- Vorleseprogramme erfahren Namen, Werte und Fehler jedes Feldes; Schritte, Preise und Hinweise werden angesagt.
- Texte lassen sich auf 200 Prozent vergrößern; bei 320 Pixeln Breite muss nichts seitlich verschoben werden.
- Farben sind nie das einzige Zeichen. Farbproben tragen Namen, Bilder haben Beschreibungen.
- Bewegungen bleiben aus, wenn Ihr Gerät das so vorgibt.
- Eingaben bleiben bei Fehlern erhalten; jeder Fehler sagt, was zu tun ist.

# Was noch nicht zugänglich ist

Das Fenster von PayPal und eingebettete Videos stammen von anderen Anbietern. Auf ihre Gestaltung haben wir keinen Einfluss. Sprechen Sie uns an, wenn Sie dort nicht weiterkommen: Wir nehmen Ihre Bestellung auch per E-Mail oder Telefon auf.

# Hindernisse melden

Schreiben Sie an ${factText(company, 'email')}, rufen Sie an unter ${factText(company, 'phone')} oder nutzen Sie das [Kontaktformular](/kontakt). Wir antworten innerhalb von zwei Wochen.

# Zuständige Stelle

Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.`,
    },
  ],
};
