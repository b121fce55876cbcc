import { compileTemplate, parseTemplate } from 'configurator-core';
import { writeTable } from 'configurator-core/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countIds } from '../testing/count-ids.ts';
import { englishStart } from '../texts/english/start.ts';
import { germanStart } from '../texts/german/start.ts';
import { readFieldTable } from './read-field-table.ts';

const empty = parseTemplate({ id: 'a', version: 0, name: '', sections: [] });
if (!empty.ok) throw new Error('unreadable');
const template = empty.value;
const read = (text: string, locale = 'de-DE') =>
  readFieldTable(text, { template, createId: countIds(), firstSection: 'Section 1', locale });
const fieldsOf = (text: string) =>
  read(text).template?.sections.flatMap((section) =>
    section.groups.flatMap(({ fields }) => fields.map((field) => ({ section: section.title, ...field }))),
  );
const problemsOf = (text: string) =>
  read(text).problems.map(({ code, row, column, cell }) => `${row} ${column} ${code} ${cell}`);

describe('a table', () => {
  it('A table becomes sections and fields with limits, units, options and prices', () => {
    expect(fieldsOf(germanStart.example)).toMatchObject([
      {
        section: 'Größe',
        type: 'number',
        name: 'rueckenlaenge',
        isRequired: true,
        additionalOptions: { unit: 'cm' },
        validationRules: { min: 20, max: 90 },
      },
      {
        section: 'Aussehen',
        type: 'color',
        options: [
          { label: 'Rot', value: 'rot', colorValue: '#c1272d', additionalPriceCents: 0 },
          { label: 'Blau', colorValue: '#1f3a8a', additionalPriceCents: 450 },
        ],
      },
      { section: 'Aussehen', type: 'radio', isRequired: false, options: [{}, { additionalPriceCents: 1500 }] },
    ]);
  });

  it.each([germanStart.example, englishStart.example])('A table from the hint compiles', (example) => {
    const { template: made } = read(example);
    expect(made && compileTemplate(made).ok).toBe(true);
  });

  it('Rows without a label are read as options of the field above', () => {
    const rows = 'Label;Option;Price\nSize;;\n;S;\n;M;2\n;L;"3,50"\n';
    expect(problemsOf(rows)).toContain('3 Option not_taken S');
    const typed = 'Label;Type;Option;Price\nSize;radio;S;\n;;M;2\n;;L;"3,50"\nNote;;;\n';
    expect(fieldsOf(typed)).toMatchObject([
      { name: 'size', options: [{ value: 's' }, { additionalPriceCents: 200 }, { additionalPriceCents: 350 }] },
      { name: 'note', type: 'text', section: 'Section 1' },
    ]);
  });

  it('Numbers and prices are read in the notation of the language', () => {
    const text =
      'Label;Type;Min;Max;Unit;Option;Price\nBreite;number;0,5 cm;1.250;cm;;\nFarbe;radio;;;;Rot|Blau;14,90|1.250 €\n';
    const fields = (locale: string) =>
      read(text, locale).template?.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
    expect(fields('de-DE')).toMatchObject([
      { validationRules: { min: 0.5, max: 1250 } },
      { options: [{ additionalPriceCents: 1490 }, { additionalPriceCents: 125_000 }] },
    ]);
    expect(fields('en-IE')).toMatchObject([
      { validationRules: { min: 0.5, max: 1.25 } },
      { options: [{ additionalPriceCents: 1490 }, { additionalPriceCents: 125 }] },
    ]);
    expect(problemsOf('Label;Type;Min\nBreite;number;12 5\n')).toEqual(['2 Min number 12 5']);
  });

  it('Row and column of every invalid cell are reported, and no template is created', () => {
    const text = [
      'Label;Typ;Optionen;Preis;Pflicht;Min;Max;Einheit',
      'Länge;Strecke;;;vielleicht;;;',
      ';;;5;;;;',
      'Farbe;Auswahl;Rot|Blau;zwei;;;;',
      'Farbe 2;Auswahl;;;;;;',
      'Breite;Zahl;;3;;9;x;',
      'Höhe;Zahl;;;;9;8;',
      'Notiz;Text;Rot;;;1;;cm',
      'Form;Liste;Rund|Rund;-1|2;;;;',
    ].join('\n');
    expect(read(text).template).toBeNull();
    expect(problemsOf(text)).toEqual([
      '2 Typ unknown_type Strecke',
      '2 Pflicht flag vielleicht',
      '3 Label label_missing ',
      '4 Preis price_count zwei',
      '4 Preis price zwei',
      '5 Optionen options_missing ',
      '6 Max number x',
      '6 Preis price_without_option 3',
      '7 Min min_over_max 9',
      '8 Min not_taken 1',
      '8 Einheit not_taken cm',
      '8 Optionen not_taken Rot',
      '9 Preis price -1',
      '9 Optionen doubled_option Rund',
    ]);
  });

  it.each([
    ['', 'null null empty '],
    ['Label\n', 'null null empty '],
    ['Typ;Preis\nZahl;3', '1 null no_label_column '],
    ['Label;Feld\nA;B', '1 null doubled_column Feld'],
    ['Label;Typ\nA;"Zahl', '2 null unclosed_quote '],
    ['Label;Option\n;Rot', '2 Option option_without_field Rot'],
  ])('The table %j is rejected completely', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('Ignored columns are reported', () => {
    expect(read('Label;Lager;Typ\nA;3;Text').ignored).toEqual(['Lager']);
  });

  it('Each field gets a unique name, even for labels that are no valid names', () => {
    const names = fieldsOf('Label\nGröße\nGröße\n12\nconstructor\n__proto__')?.map(({ name }) => name);
    expect(new Set(names).size).toBe(5);
    expect(names?.slice(0, 3)).toEqual(['groesse', 'groesse2', 'field']);
  });

  it('A table with more than 1000 rows is rejected', () => {
    const rows = Array.from({ length: 1001 }, (_, index) => `Feld ${index}`).join('\n');
    expect(problemsOf(`Label\n${rows}`)).toEqual(['null null too_large ']);
  });
});

describe('any table', () => {
  const word = fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{0,8}( [a-z0-9]{1,5})?$/);
  const option = fc.record({ label: word, cents: fc.integer({ min: 0, max: 99_999 }) });
  const row = fc.record({
    section: word,
    label: word,
    type: fc.constantFrom('dropdown', 'radio', 'checkbox'),
    options: fc.uniqueArray(option, { minLength: 1, maxLength: 5, selector: ({ label }) => label }),
    isRequired: fc.boolean(),
  });
  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

  it('Any table round-trips with the options of a field in one cell or in separate rows', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), fc.boolean(), (rows, inOneCell) => {
        const cells = rows.flatMap(({ section, label, type, options, isRequired }) => {
          const own = inOneCell
            ? [
                {
                  text: options.map((one) => one.label).join(' | '),
                  price: options.map((one) => euros(one.cents)).join('|'),
                },
              ]
            : options.map((one) => ({ text: one.label, price: euros(one.cents) }));
          return own.map(({ text, price }, index) =>
            index === 0
              ? [price, label, text, type, section, isRequired ? 'ja' : 'nein']
              : [price, '', text, '', '', ''],
          );
        });
        const made =
          fieldsOf(
            writeTable([['Preis', 'Label', 'Optionen', 'Typ', 'Abschnitt', 'Pflicht'], ...cells], { delimiter: ';' }),
          ) ?? [];
        const titles = [...new Set(rows.map(({ section }) => section))];
        const wanted = titles.flatMap((title) => rows.filter(({ section }) => section === title));
        expect(
          made.map(({ section, label, type, isRequired, options }) => ({
            section,
            label,
            type,
            isRequired,
            options: options.map((one) => ({ label: one.label, cents: one.additionalPriceCents })),
          })),
        ).toEqual(wanted);
      }),
    );
  });

  it('Any table is either rejected with reasons or becomes a template, and never throws', () => {
    let [imported, rejected] = [0, 0];
    fc.assert(
      fc.property(
        // Without a heading that names the label column, nearly every text is rejected.
        fc.constantFrom('', 'Label\n', 'Label;Typ\n'),
        fc.string({
          unit: fc.constantFrom('Label', 'Typ', ';', '\n', '"', '|', 'Zahl', '3', ' ', '#', '-'),
          maxLength: 60,
        }),
        (heading, body) => {
          const { template: made, problems } = read(heading + body);
          expect(made === null).toBe(problems.length > 0);
          if (made === null) rejected += 1;
          else imported += 1;
        },
      ),
    );
    expect(imported).toBeGreaterThan(5);
    expect(rejected).toBeGreaterThan(5);
  });
});
