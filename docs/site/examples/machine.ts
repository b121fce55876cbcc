// #region machine
import {
  createConfiguratorMachine,
  selectCurrentStep,
  selectPrice,
  selectShownIssues,
} from 'configurator-core/machine';
import { createActor } from 'xstate';
import { coatConfigurator } from './coat.ts';

const completed: number[] = [];
const machine = createConfiguratorMachine(coatConfigurator);
const actor = createActor(machine, { input: { basePriceCents: 12_900 } });
actor.on('configuration.completed', ({ configuration }) => completed.push(configuration.price.totalCents));
actor.start();

actor.send({ type: 'field.change', fieldName: 'chest', value: 62 });
actor.send({ type: 'step.next' });
selectCurrentStep(actor.getSnapshot())?.section.id; // 'dog': the back length is missing
const shown = selectShownIssues(actor.getSnapshot()); // [{ code: 'required', fieldName: 'back' }]

actor.send({ type: 'field.change', fieldName: 'back', value: 40 });
actor.send({ type: 'step.next' });
const step = selectCurrentStep(actor.getSnapshot())?.section.id; // 'lining'

actor.send({ type: 'submit' }); // completed: [12900]
const { totalCents } = selectPrice(actor.getSnapshot());

// #endregion machine

export { completed, shown, step, totalCents };
