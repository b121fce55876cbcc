import { type ActorRefFrom, createActor } from 'xstate';
import type { Configurator } from '../compile/configurator.ts';
import { type ConfiguratorInput, type ConfiguratorMachine, createConfiguratorMachine } from './configurator.machine.ts';

/** A running configurator of one shopper. */
export type ConfiguratorActor = ActorRefFrom<ConfiguratorMachine>;

const machines = new WeakMap<Configurator, ConfiguratorMachine>();

function machineOf(configurator: Configurator): ConfiguratorMachine {
  const known = machines.get(configurator);
  if (known) return known;
  const machine = createConfiguratorMachine(configurator);
  machines.set(configurator, machine);
  return machine;
}

/** Starts the machine of a configurator for one shopper; the machine itself is shared. */
export function startConfigurator({
  configurator,
  ...input
}: ConfiguratorInput & { readonly configurator: Configurator }): ConfiguratorActor {
  const actor = createActor(machineOf(configurator), { input });
  actor.start();
  return actor;
}
