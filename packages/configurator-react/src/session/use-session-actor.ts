import { useActorRef } from '@xstate/react';
import type { Cents, Configuration, Configurator, Issue, UnavailableMaterial, Values } from 'configurator-core';
import { type ConfiguratorActor, createConfiguratorMachine, selectValues } from 'configurator-core/machine';
import { useEffect, useState } from 'react';

/** Values and step for a host to store. */
export interface ConfiguratorProgress {
  readonly values: Values;
  readonly stepIndex: number;
  /** Ids of the sections that the shopper visited. */
  readonly visitedSections: readonly string[];
}

/** Initial state of a session, and the callbacks of the host. */
export interface SessionOptions {
  /** The article's price in cents; default: the engine's base price. A new price takes effect immediately. */
  readonly basePriceCents?: Cents;
  /**
   * Values to start with, by field name, e.g. of a stored draft; read once. Untrusted: values that do not fit the
   * template are dropped. If omitted, the defaults of the template.
   */
  readonly initialValues?: unknown;
  /** Step to start with, counted from 0 among the visible ones; read once. */
  readonly initialStepIndex?: number;
  /** Sections that the shopper visited before, by id; read once. Default: those that the initial values complete. */
  readonly initialVisitedSections?: readonly string[] | undefined;
  /** Materials that are currently unavailable; a new list takes effect immediately. */
  readonly unavailable?: readonly UnavailableMaterial[];
  /** Called with the finished configuration. It is valid and frozen. */
  readonly onSubmit?: (configuration: Configuration) => void;
  /** Called after every change of a value or of the step, not at the start; e.g. to store a draft. */
  readonly onChange?: (progress: ConfiguratorProgress) => void;
  /** Called with all issues when a submit is refused. */
  readonly onIncomplete?: (issues: readonly Issue[]) => void;
}

/** Runs the machine of a session while its component is mounted, and calls the host's callbacks. */
export function useSessionActor({
  configurator,
  onSubmit,
  onChange,
  onIncomplete,
  ...start
}: SessionOptions & { readonly configurator: Configurator }): ConfiguratorActor {
  const [machine] = useState(() => createConfiguratorMachine(configurator));
  const {
    basePriceCents,
    initialValues,
    initialStepIndex: stepIndex,
    initialVisitedSections: visitedSections,
    unavailable,
  } = start;
  const input = { basePriceCents, initialValues, stepIndex, visitedSections, unavailable };
  const actor: ConfiguratorActor = useActorRef(machine, { input });
  useEffect(() => {
    // The machine ignores a list with equal entries.
    actor.send({ type: 'availability.change', unavailable: unavailable ?? [] });
  }, [actor, unavailable]);
  useEffect(() => {
    // The machine ignores an equal price.
    actor.send({ type: 'basePrice.change', basePriceCents });
  }, [actor, basePriceCents]);
  useEffect(() => {
    const subscriptions = [
      actor.on('configuration.completed', ({ configuration }) => onSubmit?.(configuration)),
      actor.on('submit.refused', ({ issues }) => onIncomplete?.(issues)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, onSubmit, onIncomplete]);
  useEffect(() => {
    if (onChange === undefined) return;
    let reported = actor.getSnapshot().context;
    const subscription = actor.subscribe((snapshot) => {
      const { evaluation, stepIndex, visitedSections } = snapshot.context;
      if (evaluation === reported.evaluation && stepIndex === reported.stepIndex) return;
      reported = snapshot.context;
      onChange({ values: selectValues(snapshot), stepIndex, visitedSections });
    });
    return () => subscription.unsubscribe();
  }, [actor, onChange]);
  return actor;
}
