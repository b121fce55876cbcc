import { loadConfigurator } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { encodeShare } from '../sharing/share-code.ts';
import type { DraftPlace, DraftStart } from './draft.ts';
import { createDraftStore, type DraftSurroundings } from './draft-store.ts';

function load(version: number, change = (json: string) => json) {
  const loaded = loadConfigurator(JSON.parse(change(JSON.stringify({ ...builtInTemplates['dog-coat'], version }))));
  if (!loaded.ok) throw new Error('The template does not load');
  return loaded.value;
}

const configurator = load(2);
const own: DraftStart = { kind: 'own' };
const placeOf = (part: Partial<DraftPlace> = {}): DraftPlace => ({
  configurator,
  configuratorType: 'dog-coat',
  id: 'a1',
  basePriceCents: 9900,
  today: '2026-11-29',
  startKey: 'own',
  ...part,
});

/** A tab with a draft. Tabs of one browser share the memory. */
function openTab(memory = memoryStorage(), surroundings: Partial<DraftSurroundings> = {}) {
  const store = createDraftStore({
    storage: textStorage(() => memory),
    addressedStep: null,
    hasFocus: () => false,
    whenReplayed: () => Promise.resolve(),
    loadVersion: async () => null,
    ...surroundings,
  });
  const enter = async (start = own, place = placeOf()) => {
    const cancel = store.enter(place, start);
    await expect.poll(() => store.state.getState().isOpened).toBe(true);
    return cancel;
  };
  return { store, enter, memory, state: store.state.getState };
}

/** Returns the values that another visit opens with. */
async function valuesOfNextVisit(memory: Storage) {
  const { enter, state } = openTab(memory);
  await enter();
  return state().draft.values;
}

describe('The draft of a configurator', () => {
  it('[CFG-FLOW-14] A draft that was saved is restored on the next visit, and the configurator restarts', async () => {
    const { store, enter, memory, state } = openTab();
    await enter();
    expect(state().draft).toMatchObject({ origin: 'fresh', run: 0 });
    store.save({ values: { weight: 12.5 }, stepIndex: 1, visitedSections: [] });
    const next = openTab(memory);
    await next.enter();
    expect(next.state().draft).toMatchObject({ origin: 'restored', values: { weight: 12.5 }, stepIndex: 1, run: 1 });
  });

  it('The steps that were visited are the same on the next visit and in another language', async () => {
    const { store, enter, memory, state } = openTab();
    await enter();
    const visitedSections = ['dog-information', 'dog-measurements'];
    store.save({ values: { weight: 12.5 }, stepIndex: 1, visitedSections });
    await enter(own, placeOf({ configurator: load(2) }));
    expect(state().draft.visitedSections).toEqual(visitedSections);
    const next = openTab(memory);
    await next.enter();
    expect(next.state().draft.visitedSections).toEqual(visitedSections);
  });

  it('An entry before the draft is open is kept and stored, and does not restart the configurator', async () => {
    const { store, enter, memory, state } = openTab();
    store.save({ values: { weight: 7 }, stepIndex: 0, visitedSections: [] });
    await enter();
    expect(store.currentValues()).toMatchObject({ weight: 7 });
    expect(state().draft.run).toBe(0);
    expect(await valuesOfNextVisit(memory)).toMatchObject({ weight: 7 });
  });

  it('A place that was left while it was opening does not replace the draft of the next one', async () => {
    const memory = memoryStorage();
    const { store, enter } = openTab(memory);
    await enter();
    store.save({ values: { weight: 3 }, stepIndex: 0, visitedSections: [] });
    const other = openTab(memory);
    const cancel = other.store.enter(placeOf(), own);
    cancel?.();
    await other.enter(own, placeOf({ id: 'a2' }));
    expect(other.state().draft.origin).toBe('fresh');
  });

  it('Values of a link replace the own ones, which can be restored', async () => {
    const { store, enter, memory } = openTab();
    await enter();
    store.save({ values: { weight: 3 }, stepIndex: 0, visitedSections: [] });
    const shared = openTab(memory);
    const start: DraftStart = { kind: 'shared', code: encodeShare(configurator, { weight: 30 }) };
    await shared.enter(start, placeOf({ startKey: start.code }));
    expect(shared.state().draft).toMatchObject({ origin: 'shared', hasPrevious: true, values: { weight: 30 } });
    shared.store.restorePrevious();
    await expect.poll(() => shared.store.currentValues()).toMatchObject({ weight: 3 });
    expect(shared.state().draft.hasPrevious).toBe(false);
  });

  it('Another language of the same version keeps the current values', async () => {
    const { store, enter, state } = openTab();
    await enter();
    store.save({ values: { weight: 4 }, stepIndex: 1, visitedSections: [] });
    store.enter(placeOf({ configurator: load(2) }), own);
    expect(state().draft).toMatchObject({ values: { weight: 4 }, stepIndex: 1, run: 1 });
  });

  it('A field that another tab changes is taken over, and the own change of another field stays', async () => {
    const memory = memoryStorage();
    const [one, two] = [openTab(memory), openTab(memory)];
    await one.enter();
    one.store.save({ values: { weight: 4, type: 'complete' }, stepIndex: 0, visitedSections: [] });
    await two.enter();
    let shown = two.store.currentValues();
    two.store.connect({
      change: (name, value) => {
        shown = { ...shown, [name]: value as string };
      },
      readValues: () => shown,
      restore: () => undefined,
    });
    one.store.save({ values: { weight: 5, type: 'complete' }, stepIndex: 0, visitedSections: [] });
    two.store.receive('configurator-dog-coat-a1');
    expect(two.store.currentValues()).toMatchObject({ weight: 5, type: 'complete' });
  });

  it('A cart line of an earlier version is carried over to the current one', async () => {
    const older = load(1);
    const { store, state } = openTab(memoryStorage(), { loadVersion: async () => older });
    const settings = { _template: { id: older.template.id, version: 1 } };
    const start: DraftStart = { kind: 'line', lineId: 'l', settings };
    store.enter(placeOf({ startKey: 'line' }), start);
    await expect.poll(() => state().draft.pinned).toBe(older);
    store.carryOver();
    expect(state().draft).toMatchObject({ pinned: null, origin: 'line' });
  });

  it('A browser that stores nothing is reported once it refuses, and a new start begins empty', async () => {
    const storage = { read: () => null, write: () => false, remove: () => undefined };
    const { store, enter, state } = openTab(undefined, { storage });
    await enter();
    expect(state().isMemoryOnly).toBe(false);
    store.save({ values: { weight: 4 }, stepIndex: 0, visitedSections: [] });
    expect(state().isMemoryOnly).toBe(true);
    const { run } = state().draft;
    store.startOver();
    expect(store.currentValues()).not.toMatchObject({ weight: 4 });
    expect(state().draft).toMatchObject({ origin: 'fresh', run: run + 1 });
  });
});
