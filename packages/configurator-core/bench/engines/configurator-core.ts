import { createActor } from 'xstate';
import {
  type Evaluation,
  evaluate,
  initialValues,
  issuesOf,
  loadConfigurator,
  priceOf,
  sectionStates,
  setValues,
  update,
} from '../../src/index.ts';
import { createConfiguratorMachine } from '../../src/machine/index.ts';
import {
  BASE_PRICE_CENTS,
  type Engine,
  type Reading,
  type Session,
  type Workload,
  type WorkValue,
} from '../workload.ts';

function load({ template }: Workload) {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

function readingOf(evaluation: Evaluation): Reading {
  const fields = sectionStates(evaluation).flatMap((section) => section.groups.flatMap((group) => group.fields));
  const shown = fields.flatMap((field, index) => (field.isVisible ? [index] : []));
  return {
    visible: shown.length,
    visibleIndexSum: shown.reduce((sum, index) => sum + index, 0),
    missing: issuesOf(evaluation).length,
    totalCents: priceOf(evaluation).totalCents,
  };
}

/** Returns the initial values of a session by field name. */
function startOf({ fields, start }: Workload): Readonly<Record<string, WorkValue>> | undefined {
  return start.length > 0 ? Object.fromEntries(fields.map(({ name }, index) => [name, start[index]])) : undefined;
}

function evaluationSessions(workload: Workload, configurator: ReturnType<typeof load>): () => Session {
  // The limit uses an index, so the engine uses the field, not its name.
  const places = workload.fields.map(({ name }) => configurator.places.get(name) ?? name);
  const start = startOf(workload);
  return () => {
    const values = start ? setValues(configurator, {}, start) : initialValues(configurator);
    let evaluation = evaluate(configurator, values, { basePriceCents: BASE_PRICE_CENTS });
    return {
      read: () => readingOf(evaluation),
      change({ index, value }) {
        evaluation = update(evaluation, places[index] ?? '', value);
        return { missing: evaluation.issueCount, totalCents: evaluation.totalCents };
      },
    };
  };
}

function machineSessions(workload: Workload, configurator: ReturnType<typeof load>): () => Session {
  const names = workload.fields.map(({ name }) => name);
  const machine = createConfiguratorMachine(configurator);
  const initialValues = startOf(workload);
  return () => {
    const actor = createActor(machine, { input: { basePriceCents: BASE_PRICE_CENTS, initialValues } }).start();
    return {
      read: () => readingOf(actor.getSnapshot().context.evaluation),
      change({ index, value }) {
        const fieldName = names[index] ?? '';
        actor.send({ type: 'field.change', fieldName, value });
        const { issueCount, totalCents } = actor.getSnapshot().context.evaluation;
        return { missing: issueCount, totalCents };
      },
    };
  };
}

/** Creates an engine for a kind of sessions that share the compiled template. */
function engine(name: string, sessions: typeof machineSessions): Engine {
  return {
    name,
    load: (workload) => sessions(workload, load(workload))(),
    share: (workload) => sessions(workload, load(workload)),
  };
}

/** Our engine as a pure function, and with its machine. */
export const configuratorCore = engine('configurator-core, update', evaluationSessions);
export const configuratorMachine = engine('configurator-core, machine', machineSessions);
