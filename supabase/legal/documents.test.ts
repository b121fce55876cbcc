import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippingCents } from '../contracts/index.ts';
import { alterationPromise } from './alteration-promise.ts';
import { company, factText, missingFacts } from './company.ts';
import { documentInForce, documents, textVersions, versionInForce, writtenVersion } from './documents.ts';
import { documentIds } from './legal-document.ts';
import { type ShopTerms, shopTerms } from './terms.ts';
import { filledModel } from './withdrawal-model.fixture.ts';
import { dayInBerlin } from './words.ts';

const read = (id: (typeof documentIds)[number], terms = shopTerms) => documentInForce(id, '2026-11-21', terms).markdown;

describe('texts of the shop', () => {
  /** Terms under which everything can be ordered that the specification names. */
  const widest: ShopTerms = {
    ...shopTerms,
    expressProduction: { min: 7, max: 10 },
    paymentMethods: [
      ...shopTerms.paymentMethods,
      { name: 'Überweisung', through: 'on-request' },
      { name: 'Klarna', through: 'on-request' },
    ],
  };

  it('[INFO-03] [INFO-04] [INFO-05] The texts state production, express production if offered, and shipping time', () => {
    expect(read('versand')).toContain('| Fertigung | 10–14 Werktage |');
    expect(read('versand', widest)).toContain('| Express-Fertigung | 7–10 Werktage |');
    expect(read('versand')).toContain('| Versand | 1–3 Werktage |');
    expect(read('faq', widest)).toContain('10–14 Werktage, mit Express-Fertigung 7–10 Werktage');
  });

  it('The texts keep the promise about pieces that do not fit, and leave the statutory rights as they are', () => {
    const questions = documentInForce('faq', '2026-11-29').markdown;
    expect(questions).toContain(alterationPromise.de);
    expect(questions).toContain('Ihre gesetzlichen Rechte bei Mängeln bleiben davon unberührt.');
    expect(writtenVersion('faq', '2026-11-26').markdown).not.toContain(alterationPromise.de);
    // No other text states a shorter or a conditional right to alterations.
    for (const id of ['agb', 'widerruf', 'versand', 'zahlung'] as const) {
      expect(documentInForce(id, '2026-11-29').markdown, id).not.toMatch(/Wochen|ändern wir|bessern/);
    }
  });

  it('The texts name no way to pay and no production that cannot be chosen', () => {
    for (const id of documentIds) {
      expect(documentInForce(id, '2026-11-29').markdown, id).not.toMatch(
        /Klarna|Überweisung|Express-Fertigung|auf Anfrage/,
      );
    }
    expect(read('faq')).toContain('Mit PayPal und Kreditkarte.');
  });

  it('[INFO-06] [INFO-07] [INFO-08] The texts of the shop state the fees, and when shipping is free', () => {
    expect(read('versand')).toMatch(/\| Deutschland \| 4,95.€ \| 9,95.€ \|/);
    expect(read('versand')).toMatch(/\| EU \| 9,95.€ \| 19,95.€ \|/);
    expect(read('versand')).toMatch(/ab einem Warenwert von 99,00.€ kostenlos/);
  });

  it('The texts of the shop state that shipping is free exactly if the cart charges nothing', () => {
    const note = 'Zurzeit ist der Versand für jede Bestellung kostenlos.';
    for (const mode of ['free', 'by-zone'] as const) {
      const fee = shippingCents({ mode }, { country: 'Deutschland', itemsTotalCents: 1_000 });
      expect(read('versand', { ...shopTerms, shipping: { mode } }).includes(note)).toBe(fee === 0);
      expect(read('agb', { ...shopTerms, shipping: { mode } }).includes('Zurzeit ist der Versand kostenlos')).toBe(
        fee === 0,
      );
    }
  });

  it('The texts of the shop explain the processing of uploaded files', () => {
    const privacyOn = (day: string) => documentInForce('datenschutz', day, shopTerms).markdown;
    expect(privacyOn('2026-11-24')).not.toContain('Hochgeladene Dateien');
    expect(privacyOn('2026-11-25')).toContain(
      'Dateien, die zu keiner Bestellung gehören, löschen wir nach zwei Tagen.',
    );
    expect(privacyOn('2026-11-25')).toContain('| uploadSecret |');
  });

  it('[INFO-09] [INFO-10] The texts of the shop state 14 days for a withdrawal and that made-to-measure items are excluded', () => {
    expect(read('widerruf')).toContain('Die Widerrufsfrist beträgt 14 Tage');
    expect(read('widerruf')).toContain('Maßgefertigte Artikel sind vom Widerruf ausgenommen');
    expect(read('agb')).toContain('§ 312g Absatz 2 Nummer 1 BGB');
  });

  it('The texts of the shop contain the model form with literal asterisks and the complete address', () => {
    expect(read('widerruf').match(/\(\\\*\)/g)).toHaveLength(7);
    expect(read('widerruf')).not.toContain('(*)');
    expect(read('widerruf')).toContain('Musterstraße 1, 12345 Musterstadt, ');
  });

  it('The withdrawal notice is the statutory model with our facts, and our addition follows it', () => {
    const { markdown } = documentInForce('widerruf', '2026-11-29');
    const [model, addition] = markdown.split('\n\n# Ausschluss: Anfertigung nach Maß\n\n');
    const text = (model ?? '')
      .replaceAll(/^[#-] /gm, '')
      .replaceAll('\\*', '*')
      .replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');
    expect(text.replaceAll(/\s+/g, ' ')).toBe(filledModel.replaceAll(/\s+/g, ' ').trim());
    expect(addition).toContain('Maßgefertigte Artikel sind vom Widerruf ausgenommen');
  });

  it('[INFO-11] The texts of the shop list the ten delivery countries', () => {
    expect(read('versand')).toContain(
      'Deutschland, Österreich, Schweiz, Frankreich, Belgien, Niederlande, Luxemburg, Dänemark, Italien und Spanien',
    );
  });

  it('The countries are a phrase that fits every name, and earlier orders keep the former wording', () => {
    const wordings = [
      ['versand', 'Wir liefern in diese Länder: Deutschland,', 'Wir liefern nach Deutschland,'],
      ['agb', 'Wir liefern in diese Länder: Deutschland,', 'Wir liefern nach Deutschland,'],
      ['faq', '\n\nIn diese Länder: Deutschland,', '\n\nNach Deutschland,'],
      ['faq', 'Danach dauert der Versand 1–3 Werktage.', 'Dazu kommt der Versand mit 1–3 Werktage.'],
    ] as const;
    for (const [id, now, before] of wordings) {
      expect(documentInForce(id, '2026-11-26').markdown).toContain(now);
      expect(documentInForce(id, '2026-11-26').markdown).not.toContain(before);
      expect(writtenVersion(id, '2026-11-01').markdown).toContain(before);
    }
  });

  it('[INFO-12] [INFO-13] The texts of the shop give advice for very long and very short backs', () => {
    expect(read('versand')).toContain('Rücken über 80 cm');
    expect(read('versand')).toContain('Rücken unter 20 cm');
  });

  it('[INFO-14] The texts list the payment methods, and those on request if the shop offers them', () => {
    expect(read('zahlung')).toContain('| PayPal | über die Zahlung mit PayPal |');
    expect(read('zahlung')).toContain('| Kreditkarte | über die Zahlung mit PayPal |');
    expect(read('zahlung', widest)).toContain('| Überweisung | auf Anfrage |');
    expect(read('zahlung', widest)).toContain('| Klarna | auf Anfrage |');
  });

  it('[BEY-19] The texts of the shop name the VAT in one tax mode and section 19 UStG in the other, never both', () => {
    for (const id of ['agb', 'zahlung'] as const) {
      expect(read(id, { ...shopTerms, tax: 'regular' })).toContain('enthalten die gesetzliche Mehrwertsteuer');
      expect(read(id, { ...shopTerms, tax: 'regular' })).not.toContain('§ 19 UStG');
      expect(read(id, { ...shopTerms, tax: 'small-business' })).toContain('§ 19 UStG');
      expect(read(id, { ...shopTerms, tax: 'small-business' })).not.toContain(
        'enthalten die gesetzliche Mehrwertsteuer',
      );
    }
  });

  it('The texts of the shop mention the withdrawal function and contain no placeholder', () => {
    expect(read('widerruf')).toContain('[Vertrag widerrufen](/vertrag-widerrufen)');
    for (const id of documentIds) expect(read(id)).not.toMatch(/undefined|null|\[object|bitte ergänzen/);
  });

  it('The texts of the shop state since when steps are counted, without identifying visitors', () => {
    expect(read('datenschutz')).toContain('# Zählung im Konfigurator');
    expect(read('datenschutz')).toContain('Do Not Track oder Global Privacy Control');
    expect(documentInForce('datenschutz', '2026-11-20').markdown).not.toContain('Zählung');
  });

  it('[BEY-27] No text links to the closed platform for online disputes', () => {
    const files = globSync('{documents,.}/*.ts', { cwd: import.meta.dirname }).filter(
      (file) => !file.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      expect(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).not.toMatch(
        /ec\.europa\.eu\/(consumers\/)?odr|OS-Plattform/i,
      );
    }
  });
});

describe('versions', () => {
  it('The versions begin and end at midnight in Berlin', () => {
    expect(dayInBerlin(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
    expect(dayInBerlin(new Date('2026-06-18T21:30:00Z'))).toBe('2026-06-18');
  });

  const first = { validFrom: '2026-01-01', write: () => 'alt' };
  const second = { validFrom: '2026-06-19', write: () => 'neu' };
  const text = { title: '', summary: '', versions: [second, first] } as const;

  it('[BEY-27] The latest version that has started is in force', () => {
    expect(versionInForce(text, '2026-06-18').write(shopTerms)).toBe('alt');
    expect(versionInForce(text, '2026-06-19').write(shopTerms)).toBe('neu');
    expect(versionInForce(text, '2025-01-01').write(shopTerms)).toBe('alt');
  });

  it('Versions of every text are sorted from new to old', () => {
    for (const { versions } of Object.values(documents)) {
      const days = versions.map(({ validFrom }) => validFrom);
      expect(days).toEqual([...days].sort().reverse());
    }
  });

  it('[BEY-27] An order names the versions of terms and withdrawal notice', () => {
    expect(textVersions('2026-11-21')).toEqual({ agb: '2026-11-01', widerruf: '2026-11-01' });
    expect(textVersions('2026-11-26')).toEqual({ agb: '2026-11-26', widerruf: '2026-11-01' });
    expect(textVersions('2026-11-29')).toEqual({ agb: '2026-11-26', widerruf: '2026-11-29' });
  });
});

describe('facts of the company', () => {
  const incomplete = { ...company, phone: null, register: null };

  it('The missing facts are listed, and the build stops', () => {
    expect(missingFacts(incomplete)).toEqual(['Telefon', 'Registereintrag']);
    expect(missingFacts(company)).toEqual([]);
  });

  it('A missing fact has a placeholder', () => {
    expect(factText(incomplete, 'phone')).toBe('[Telefon: bitte ergänzen]');
    expect(read('impressum', { ...shopTerms, company: incomplete })).toContain('[Telefon: bitte ergänzen]');
  });

  it('The company of a demonstration is marked as a sample', () => {
    expect(company.legalName).toContain('Muster');
  });
});
