import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  configurationKey,
  configurationOf,
  englishMessages,
  evaluate,
  fieldState,
  formatIssue,
  isFileList,
  issuesOf,
  lineFeatures,
  readConfiguratorSettings,
  restoreValues,
  settingsOf,
  update,
  valuesFromSettings,
} from '../../index.ts';
import { createConfiguratorMachine, persistSnapshot, restoreSnapshot } from '../../machine/index.ts';
import { aConfigurator } from '../../testing/a-configurator.ts';
import { drawnFiles } from '../../testing/arbitraries/draw-values.ts';
import { withFiles } from '../../testing/fixtures/with-files.ts';
import { hostileJsonArbitrary } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

const [picture, , photo, film] = drawnFiles;
const [, sketch] = drawnFiles;

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
  it('A file field reports violated rules in German and English', () => {
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
    const large = { ...picture, bytes: 5_000_001 };
    expect(sentences({ validation_rules: { maxFileBytes: 5_000_000 } }, [large])).toEqual([
      ['Fotos nimmt Dateien bis 5 MB an. „Hund.webp“ ist größer.'],
      ['Fotos accepts files up to 5 MB. “Hund.webp” is larger.'],
    ]);
    expect(sentences({ is_required: true }, [picture, sketch])).toEqual([[], []]);
  });

  it('A file field keeps valid stored files and reports the rest', () => {
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

  it('A file field reads any value without throwing and idempotently', () => {
    const configurator = aConfigurator(withFiles());
    const entry = fc.oneof(
      fc.constantFrom<unknown>(...drawnFiles),
      fc.record({
        id: fc.oneof(fc.uuid(), fc.string()),
        name: fc.string(),
        mediaType: fc.string(),
        bytes: fc.oneof(hostileJsonArbitrary(), fc.anything()),
      }),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.array(entry), hostileJsonArbitrary(), fc.anything()), (photos) => {
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

  it('A file field stores its files in the settings, which are read without the template', () => {
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

  it('Configurations are distinguished by their files', () => {
    const configurator = aConfigurator(withFiles());
    const key = (photos: readonly unknown[]) => configurationKey(update(evaluate(configurator, {}), 'photos', photos));
    expect(key([picture])).not.toBe(key([{ ...picture, id: photo?.id }]));
    expect(key([{ bytes: 1, mediaType: 'image/webp', name: 'Hund.webp', id: picture.id }])).toBe(key([picture]));
  });

  it('Changes of a file field are undone exactly by the machine, and restored from a snapshot', () => {
    const configurator = aConfigurator(withFiles());
    const machine = createConfiguratorMachine(configurator);
    const actor = createActor(machine, { input: {} }).start();
    actor.send({ type: 'field.change', fieldName: 'photos', value: [picture] });
    actor.send({ type: 'field.change', fieldName: 'photos', value: [picture, sketch] });
    const { evaluation } = actor.getSnapshot().context;
    const json = JSON.parse(JSON.stringify(persistSnapshot(actor.getSnapshot())));
    const snapshot = restoreSnapshot(configurator, json);
    const restored = createActor(machine, { snapshot, input: {} }).start();
    for (const one of [actor, restored]) {
      expect(fieldState(one.getSnapshot().context.evaluation, 'photos')?.value).toEqual([picture, sketch]);
      one.send({ type: 'change.undo' });
      expect(fieldState(one.getSnapshot().context.evaluation, 'photos')?.value).toEqual([picture]);
    }
    // Setting the same files changes nothing.
    expect(update(evaluation, 'photos', [{ ...picture }, { ...sketch }])).toBe(evaluation);
  });
});
