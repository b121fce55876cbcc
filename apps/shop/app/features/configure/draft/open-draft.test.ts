import { type Configurator, loadConfigurator, restoreValues, toConfiguratorSettings } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { describe, expect, it } from 'vitest';
import { encodeShare } from '../sharing/share-code.ts';
import { openDraft } from './open-draft.ts';
import type { SavedConfiguration } from './parse-saved-configuration.ts';

const wire = builtInTemplates['dog-coat'];

function load(template: unknown): Configurator {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error('The template does not load');
  return loaded.value;
}

const configurator = load({ ...wire, version: 2 });
const stored = { weight: 12.5, type: 'complete', color: 'beige' };
const saved = (version: number | null): SavedConfiguration => ({
  values: { ...stored, gone: 'x' },
  stepIndex: 3,
  template: version === null ? null : { id: configurator.template.id, version },
  changes: null,
});
const nothing = { configurator, basePriceCents: 9900, saved: null, loadVersion: async () => null };

describe('a configurator', () => {
  it('[CFG-FLOW-08] A configurator opens empty at the first step if nothing is stored', async () => {
    expect(await openDraft({ kind: 'own' }, nothing)).toMatchObject({
      values: undefined,
      origin: 'fresh',
      stepIndex: 0,
    });
  });

  it('[CFG-FLOW-14] A configurator opens with the stored values and lists those that no longer fit', async () => {
    const draft = await openDraft({ kind: 'own' }, { ...nothing, saved: saved(2) });
    expect(draft).toMatchObject({ values: stored, stepIndex: 3, origin: 'restored', droppedLabels: ['gone'] });
  });

  it('[BEY-45] A configurator migrates values stored for an older version', async () => {
    const requested: unknown[] = [];
    const loadVersion = async (template: unknown) => {
      requested.push(template);
      return load(JSON.parse(JSON.stringify({ ...wire, version: 1 }).replaceAll('"beige"', '"sand"')));
    };
    const old = { ...saved(1), values: { ...stored, color: 'sand' } };
    const draft = await openDraft({ kind: 'own' }, { ...nothing, saved: old, loadVersion });
    expect(requested).toEqual([{ id: configurator.template.id, version: 1 }]);
    // The same option, found by its id, with its new value.
    expect(draft).toMatchObject({ values: stored, origin: 'restored', changes: null });
  });

  it('[BEY-45] A configurator keeps values that fit by name if the older version is unavailable', async () => {
    const draft = await openDraft({ kind: 'own' }, { ...nothing, saved: saved(1) });
    expect(draft).toMatchObject({ values: stored, droppedLabels: ['gone'] });
  });

  it('Preset values are added to the stored ones, without those that do not fit the template', async () => {
    const search = 'article=a&preset.fabric=cord-ocker&preset.type=none&preset.breed=Dackel&preset.weight=x';
    const start = { kind: 'preset', search } as const;
    const onTop = await openDraft(start, { ...nothing, saved: saved(2) });
    expect(onTop).toMatchObject({ origin: 'preset', stepIndex: 0 });
    expect(onTop.values).toMatchObject({
      weight: 12.5,
      color: 'beige',
      fabric: 'cord-ocker',
      type: 'none',
      breed: 'Dackel',
    });
    const alone = await openDraft(start, nothing);
    expect(alone.values).toMatchObject({ fabric: 'cord-ocker', hasSecondZipper: 'no' });
    expect(alone.values).not.toHaveProperty('weight');
  });

  it('[BEY-58] A configurator prefers a link over the stored values and reports an unreadable one', async () => {
    const { values } = restoreValues(configurator, { weight: 30, selectedColor: 'red' });
    const code = encodeShare(configurator, values);
    const sources = { ...nothing, saved: saved(2) };
    expect(await openDraft({ kind: 'shared', code }, sources)).toMatchObject({ values, origin: 'shared' });
    const broken = await openDraft({ kind: 'shared', code: `${code.slice(0, -4)}%` }, sources);
    expect(broken).toMatchObject({ values: stored, origin: 'restored', isLinkBroken: true });
  });

  it('A configurator opens a line of the cart with its choices, unless it was changed further', async () => {
    const { values } = restoreValues(configurator, stored);
    const settings = toConfiguratorSettings(configurator, values, { basePriceCents: 9900 });
    const start = { kind: 'line', lineId: 'l1', settings } as const;
    expect(await openDraft(start, nothing)).toMatchObject({ values: stored, origin: 'line' });
    expect(await openDraft(start, { ...nothing, saved: saved(2) })).toMatchObject({ origin: 'restored' });
  });

  describe('of a line made with an earlier version', () => {
    const earlier = load(JSON.parse(JSON.stringify({ ...wire, version: 1 }).replaceAll('"beige"', '"sand"')));
    const chosen = { ...stored, color: 'sand' };
    const settings = toConfiguratorSettings(earlier, restoreValues(earlier, chosen).values, { basePriceCents: 9900 });
    const start = { kind: 'line', lineId: 'l1', settings } as const;
    const sources = { ...nothing, loadVersion: async () => earlier };

    it('A line of an earlier version shows its complete version and the changes of the new one', async () => {
      const draft = await openDraft(start, sources);
      expect(draft).toMatchObject({ values: chosen, origin: 'line', changes: null });
      expect(draft.pinned?.template.version).toBe(1);
      const dearer = load(
        JSON.parse(
          JSON.stringify({ ...wire, version: 2 }).replaceAll('"additional_price":15', '"additional_price":20'),
        ),
      );
      const changed = await openDraft(start, { ...sources, configurator: dearer });
      expect(changed).toMatchObject({ values: chosen, changes: { priceDifferenceCents: 500 } });
    });

    it('A line keeps its earlier version after a reload until it is migrated', async () => {
      const kept = { ...saved(1), values: { ...chosen, weight: 13 } };
      const again = await openDraft(start, { ...sources, saved: kept });
      expect(again).toMatchObject({ values: { ...chosen, weight: 13 }, stepIndex: 3 });
      expect(again.pinned).not.toBeNull();
      expect(await openDraft(start, { ...sources, saved: saved(2) })).toMatchObject({
        pinned: null,
        origin: 'restored',
      });
    });

    it('An unavailable earlier version is replaced by the current one, and values that do not fit are listed', async () => {
      const draft = await openDraft(start, nothing);
      expect(draft).toMatchObject({ pinned: null, origin: 'line', droppedLabels: ['Futterfarbe'] });
    });

    it('A line without an earlier version has the current one', async () => {
      const { _template: _, ...unnamed } = settings;
      expect(await openDraft({ ...start, settings: unnamed }, sources)).toMatchObject({ pinned: null, origin: 'line' });
    });
  });
});
