import { factText } from '../company.ts';
import type { LegalDocument } from '../legal-document.ts';

/** Provider identification, section 5 DDG and section 36 VSBG. */
export const imprint: LegalDocument = {
  title: 'Impressum',
  summary: 'Wer hinter diesem Shop steht und wie Sie uns erreichen.',
  versions: [
    {
      validFrom: '2026-11-01',
      write: ({ company, shopName }) => {
        const fact = (name: keyof typeof company) => factText(company, name);
        return `# Anbieter

${shopName} ist ein Angebot von:

${fact('legalName')}\\
${fact('street')}\\
${fact('postalCode')} ${fact('city')}\\
${fact('country')}

Vertreten durch: ${fact('representative')}

# Kontakt

- Telefon: ${fact('phone')}
- E-Mail: ${fact('email')}
- [Kontaktformular](/kontakt)

# Register und Steuern

- Registereintrag: ${fact('register')}
- Umsatzsteuer-Identifikationsnummer nach § 27a UStG: ${fact('taxId')}
- Verpackungsregister LUCID: ${fact('packagingRegister')}

# Verantwortlich für den Inhalt

${fact('representative')}, Anschrift wie oben.

# Verbraucherstreitbeilegung

Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Sprechen Sie uns bei Unzufriedenheit bitte direkt an: Wir finden eine Lösung.

# Bilder

Die Zeichnungen und Bilder dieses Shops sind für ihn angefertigt. Sie dürfen ohne unsere Zustimmung nicht verwendet werden.`;
      },
    },
  ],
};
