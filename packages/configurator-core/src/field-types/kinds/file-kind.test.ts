import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { analyseTemplate } from '../../analysis/index.ts';
import {
  compileTemplate,
  configurationKey,
  configurationOf,
  deleteField,
  dependentsOf,
  diffTemplates,
  englishMessages,
  evaluate,
  explain,
  fieldState,
  formatIssue,
  isFileList,
  issuesOf,
  lineFeatures,
  migrateValues,
  priceOf,
  readConfiguratorSettings,
  renameField,
  restoreValues,
  settingsOf,
  shortestChange,
  update,
  valuesFromSettings,
} from '../../index.ts';
import { createConfiguratorMachine } from '../../machine/index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { drawnFiles } from '../../testing/arbitraries/draw-values.ts';
import { rule } from '../../testing/fixtures/configure.ts';
import { type WireCondition, wireTemplate } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

const [picture, , photo, film] = drawnFiles;
const [, sketch] = drawnFiles;

function withFiles(field: Record<string, unknown> = {}, condition: WireCondition | null = null) {
  return wireTemplate([
    {
      fields: [
        { name: 'photos', label: 'Fotos', field_type: 'file', validation_rules: { maxFiles: 2 }, ...field },
        { name: 'wish', label: 'Wunsch', conditional_display: condition },
      ],
    },
  ]);
}

const sentences = (field: Record<string, unknown>, photos: unknown) => {
  const configurator = aConfigurator(withFiles(field));
  const { values } = restoreValues(configurator, { photos });
  const issues = issuesOf(evaluate(configurator, values));
  return [
    issues.map((issue) => formatIssue(issue, configurator)),
    issues.map((issue) => formatIssue(issue, configurator, englishMessages)),
  ];
};

describe('a file field', () => {
  it('reports violated rules in German and English', () => {
    expect(sentences({ is_required: true }, [])).toEqual([['Fotos ist ein Pflichtfeld.'], ['Fotos is required.']]);
    expect(sentences({}, [picture, sketch, photo])).toEqual([
      ['Fotos darf höchstens 2 Dateien enthalten.'],
      ['Fotos may have at most 2 files.'],
    ]);
    expect(sentences({ validation_rules: null }, [picture, sketch])[0]).toEqual([
      'Fotos darf höchstens eine Datei enthalten.',
    ]);
    expect(sentences({}, [film])).toEqual([
      ['Fotos nimmt nur Bilder und PDF-Dateien an, nicht „Film.gif“.'],
      ['Fotos accepts only pictures and PDF files, not “Film.gif”.'],
    ]);
    expect(sentences({ additional_options: { accept: ['pdf'] } }, [picture])[0]).toEqual([
      'Fotos nimmt nur PDF-Dateien an, nicht „Hund.webp“.',
    ]);
    expect(sentences({ additional_options: { accept: ['image'] } }, [sketch])[1]).toEqual([
      'Fotos accepts only pictures, not “Skizze.pdf”.',
    ]);
    const large = { ...picture, bytes: 3 * 1024 * 1024 };
    expect(sentences({ validation_rules: { maxFileBytes: 2.5 * 1024 * 1024 } }, [large])).toEqual([
      ['Fotos nimmt Dateien bis 2,5 MB an. „Hund.webp“ ist größer.'],
      ['Fotos accepts files up to 2.5 MB. “Hund.webp” is larger.'],
    ]);
    expect(sentences({ is_required: true }, [picture, sketch])).toEqual([[], []]);
  });

  it('keeps valid stored files and reports the rest', () => {
    const configurator = aConfigurator(withFiles());
    const read = (photos: unknown) => restoreValues(configurator, { photos });
    const dropped = [{ fieldName: 'photos', reason: 'does_not_fit' }];
    expect(read([picture, sketch])).toEqual({ values: { photos: [picture, sketch] }, dropped: [] });
    expect(read([{ ...picture, id: picture.id.toUpperCase() }]).values).toEqual({ photos: [picture] });
    expect(read([])).toEqual({ values: {}, dropped: [] });
    expect(read([picture, { ...photo, id: picture.id }])).toEqual({ values: { photos: [picture] }, dropped });
    for (const odd of [
      { ...sketch, id: 'https://example.com/a.pdf' },
      { ...sketch, name: '' },
      { ...sketch, name: 'x'.repeat(256) },
      { ...sketch, bytes: -1 },
      { ...sketch, bytes: '12' },
      { ...sketch, mediaType: null },
      'Skizze.pdf',
      null,
    ])
      expect(read([picture, odd])).toEqual({ values: { photos: [picture] }, dropped });
    expect(read('Skizze.pdf')).toEqual({ values: {}, dropped });
  });

  it('reads any value without throwing and idempotently', () => {
    const configurator = aConfigurator(withFiles());
    const entry = fc.oneof(
      fc.constantFrom<unknown>(...drawnFiles),
      fc.record({
        id: fc.oneof(fc.uuid(), fc.string()),
        name: fc.string(),
        mediaType: fc.string(),
        bytes: fc.anything(),
      }),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(entry), fc.anything()), (photos) => {
        const first = restoreValues(configurator, { photos });
        expect(restoreValues(configurator, first.values)).toEqual({ values: first.values, dropped: [] });
        const kept = first.values.photos;
        const files = isFileList(kept) ? kept : [];
        expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
        const given = Array.isArray(photos) ? photos.length : 0;
        if (files.length < given) expect(first.dropped).toHaveLength(1);
        update(evaluate(configurator, {}), 'photos', photos);
      }),
      propertyRuns(),
    );
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
      },
    );
    expect(restoreValues(configurator, { photos: [picture, hostile] }).dropped).toHaveLength(1);
    expect(update(evaluate(configurator, {}), 'photos', [hostile]).issueCount).toBe(0);
  });

  it('stores its files in the settings, which are read without the template and restore the values', () => {
    fc.assert(
      fc.property(fc.subarray([...drawnFiles]), (photos) => {
        const configurator = aConfigurator(withFiles());
        const evaluation = evaluate(configurator, { photos });
        const settings: unknown = JSON.parse(JSON.stringify(settingsOf(evaluation)));
        expect(valuesFromSettings(configurator, settings).values).toEqual(photos.length > 0 ? { photos } : {});
        const names = photos.map(({ name }) => name).join(', ');
        expect(lineFeatures(settings)).toEqual(names === '' ? [] : [{ label: 'Fotos', value: names }]);
        const read = readConfiguratorSettings(settings);
        const field = read.ok ? read.value[0]?.fields[0] : undefined;
        expect([field?.fieldType, field?.value]).toEqual(names === '' ? [undefined, undefined] : ['file', photos]);
      }),
      propertyRuns(),
    );
    const { values, price } = configurationOf(evaluate(aConfigurator(withFiles()), { photos: [picture] }));
    expect(values).toEqual({ photos: [picture] });
    expect(price.lines).toEqual([]);
  });

  it('distinguishes configurations by their files', () => {
    const configurator = aConfigurator(withFiles());
    const key = (photos: readonly unknown[]) => configurationKey(update(evaluate(configurator, {}), 'photos', photos));
    expect(key([picture])).not.toBe(key([{ ...picture, id: photo?.id }]));
    expect(key([{ bytes: 1, mediaType: 'image/webp', name: 'Hund.webp', id: picture.id }])).toBe(key([picture]));
  });

  it('is undone exactly by the machine, and restored from a snapshot', () => {
    const machine = createConfiguratorMachine(aConfigurator(withFiles()));
    const actor = createActor(machine, { input: {} }).start();
    actor.send({ type: 'field.change', fieldName: 'photos', value: [picture] });
    actor.send({ type: 'field.change', fieldName: 'photos', value: [picture, sketch] });
    const { evaluation } = actor.getSnapshot().context;
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const restored = createActor(machine, { snapshot, input: {} }).start();
    for (const one of [actor, restored]) {
      expect(fieldState(one.getSnapshot().context.evaluation, 'photos')?.value).toEqual([picture, sketch]);
      one.send({ type: 'change.undo' });
      expect(fieldState(one.getSnapshot().context.evaluation, 'photos')?.value).toEqual([picture]);
    }
    // Setting the same files changes nothing.
    expect(update(evaluation, 'photos', [{ ...picture }, { ...sketch }])).toBe(evaluation);
  });

  it('can only be tested for having files by rules', () => {
    const shown = (condition: WireCondition, photos: readonly unknown[]) => {
      const configurator = aConfigurator(withFiles({}, condition));
      const evaluation = update(evaluate(configurator, {}), 'photos', photos);
      expect(explain(evaluation, 'wish')?.isVisible).toBe(fieldState(evaluation, 'wish')?.isVisible);
      return fieldState(evaluation, 'wish')?.isVisible;
    };
    const given = rule('photos', 'equals', true);
    const missing = rule('photos', 'not_equals', 'true');
    for (const files of [[picture], [picture, sketch]]) {
      expect([shown(given, files), shown(missing, files)]).toEqual([true, false]);
      expect(shown(rule('photos', 'contains', 'webp'), files)).toBe(false);
      expect(shown(rule('photos', 'greater_than', 0), files)).toBe(false);
    }
    expect([shown(given, []), shown(missing, [])]).toEqual([false, true]);
  });

  it('cannot be read by expressions: by name, path, list of names or all values', () => {
    const logics = [
      { '!!': [{ var: 'photos' }] },
      { '==': [{ var: 'photos.0.name' }, 'Hund.webp'] },
      { missing: ['photos'] },
    ];
    for (const logic of logics) {
      const template = aTemplate(withFiles({}, { logic }));
      const compiled = compileTemplate(template);
      expect(compiled.ok ? [] : compiled.error.map(({ code }) => code)).toEqual(['unknown_field']);
      expect(analyseTemplate(template).findings.map(({ code }) => code)).toEqual(['unknown_field']);
    }
    const readsAll = wireTemplate([{ fields: [{ name: 'photos', field_type: 'file' }] }], {
      price_rules: [{ id: 'r', label: 'R', amount: { if: [{ missing: [{ cat: ['photos'] }] }, 100, 200] } }],
    });
    const filled = update(evaluate(aConfigurator(readsAll), {}), 'photos', [picture]);
    expect(priceOf(filled).lines.map(({ amountCents }) => amountCents)).toEqual([100]);
    const amount = wireTemplate([{ fields: [{ name: 'photos', field_type: 'file' }] }], {
      price_rules: [{ id: 'r', label: 'R', amount: { per_unit: 100, field: 'photos' } }],
    });
    expect(compileTemplate(aTemplate(amount)).ok).toBe(false);
  });

  it('is decided exactly by the analysis, with example files', () => {
    const codes = (condition: WireCondition, field = {}) =>
      analyseTemplate(aTemplate(withFiles(field, condition))).findings.map(({ code }) => code);
    expect(codes(rule('photos', 'equals', true))).toEqual([]);
    expect(codes(rule('photos', 'greater_than', 0))).toEqual(['never_true']);
    expect(codes(rule('photos', 'contains', 'Hund'))).toEqual(['never_true']);
    expect(codes({ any: [rule('photos', 'equals', true), rule('photos', 'not_equals', true)] })).toEqual([
      'always_true',
    ]);
    expect(codes({ all: [rule('photos', 'equals', true), rule('photos', 'not_equals', true)] })).toEqual([
      'never_true',
    ]);
    const stuck = wireTemplate([
      {
        fields: [
          {
            name: 'photos',
            field_type: 'file',
            additional_options: { accept: ['pdf'] },
            validation_rules: { maxFileBytes: 1 },
          },
          {
            name: 'size',
            field_type: 'dropdown',
            is_required: true,
            options: [{ value: 's', conditional_display: rule('photos', 'not_equals', true) }],
          },
        ],
      },
    ]);
    const { findings, undecided } = analyseTemplate(aTemplate(stuck));
    expect(undecided).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(['dead_end']);
    const configurator = aConfigurator(stuck);
    const { values, dropped } = restoreValues(configurator, findings[0]?.witness);
    expect(dropped).toEqual([]);
    expect(issuesOf(evaluate(configurator, values)).map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['size', 'required'],
    ]);
  });

  it('is never filled in by a proposed change, but can be emptied', () => {
    const configurator = aConfigurator(
      wireTemplate([
        {
          fields: [
            { name: 'photos', field_type: 'file' },
            {
              name: 'size',
              field_type: 'dropdown',
              options: [
                { value: 's', conditional_display: rule('photos', 'equals', true) },
                { value: 'm', conditional_display: rule('photos', 'not_equals', true) },
              ],
            },
          ],
        },
      ]),
    );
    expect(shortestChange(evaluate(configurator, {}), 'size', 's')).toBeNull();
    expect(shortestChange(evaluate(configurator, { photos: [picture] }), 'size', 'm')?.changes).toEqual([
      { fieldName: 'photos', value: undefined },
    ]);
  });

  it('keeps its files under a new name and loses them with another type', () => {
    const before = withFiles({}, rule('photos', 'equals', true));
    const template = aTemplate(before);
    expect(dependentsOf(template, 'photos')).toHaveLength(1);
    const renamed = renameField(template, 'photos', 'pictures');
    if (!renamed.ok) throw new Error(renamed.error.code);
    const to = compileTemplate(renamed.value.template);
    if (!to.ok) throw new Error('does not compile');
    const from = aConfigurator(before);
    expect(migrateValues(from, to.value, { photos: [picture] })).toMatchObject({
      values: { pictures: [picture] },
      carried: ['pictures'],
      lost: [],
    });
    const texts = aConfigurator(withFiles({ field_type: 'checkbox', options: [{ value: 's' }] }));
    expect(migrateValues(from, texts, { photos: [picture] }).lost).toEqual([
      { fieldName: 'photos', reason: 'does_not_fit' },
    ]);
    const many = aTemplate(withFiles({ validation_rules: { maxFiles: 5 } }, rule('photos', 'equals', true)));
    expect(diffTemplates(template, many).changes.map(({ words }) => words)).toEqual(['„Fotos“ ist geändert.']);
    expect(deleteField(template, 'photos').ok).toBe(false);
    const deleted = deleteField(template, 'photos', { dropRules: true });
    expect(deleted.ok && deleted.value.template.sections[0]?.groups[0]?.fields.map(({ name }) => name)).toEqual([
      'wish',
    ]);
  });
});
