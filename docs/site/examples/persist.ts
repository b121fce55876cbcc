import { createConfiguratorMachine, persistSnapshot, restoreSnapshot, selectValues } from 'configurator-core/machine';
import { createActor } from 'xstate';
import { coatConfigurator } from './coat.ts';

const machine = createConfiguratorMachine(coatConfigurator);
const actor = createActor(machine, { input: {} }).start();
actor.send({ type: 'field.change', fieldName: 'chest', value: 62 });
const storage = new Map<string, string>();

// #region persist
storage.set('coat', JSON.stringify(persistSnapshot(actor.getSnapshot())));

const snapshot = restoreSnapshot(coatConfigurator, JSON.parse(storage.get('coat') ?? 'null'));
const restored = createActor(machine, { snapshot, input: {} }).start();
// #endregion persist

export const restoredValues = selectValues(restored.getSnapshot());
