import { assign, createActor, setup } from 'xstate';
import { ruleClosure } from '../rule-closures.ts';
import {
  BASE_PRICE_CENTS,
  type Engine,
  isEmpty,
  type Reading,
  type Session,
  surchargeCents,
  type WorkChange,
  type Workload,
  type WorkValue,
} from '../workload.ts';

/** The limit: closures, a dependency graph and sums corrected in place, only for this workload. */
function mutableSession({ fields, start }: Workload): Session {
  const values: WorkValue[] = fields.map(() => undefined);
  const rules = fields.map((field) => (field.rule ? ruleClosure(field.rule) : null));
  const dependents: number[][] = fields.map(() => []);
  fields.forEach((field, index) => {
    if (field.rule) dependents[field.rule.source]?.push(index);
  });
  const isVisible: boolean[] = fields.map(() => false);
  const surcharges: number[] = fields.map(() => 0);
  const reading: Reading = { visible: 0, visibleIndexSum: 0, missing: 0, totalCents: BASE_PRICE_CENTS };

  function count(index: number, sign: 1 | -1): void {
    reading.visible += sign;
    reading.visibleIndexSum += sign * index;
    reading.totalCents += sign * (surcharges[index] ?? 0);
    if (fields[index]?.isRequired && isEmpty(values[index])) reading.missing += sign;
  }
  function show(index: number): void {
    const rule = rules[index];
    const next = rule ? rule(values[fields[index]?.rule?.source ?? 0]) : true;
    if (next === isVisible[index]) return;
    isVisible[index] = next;
    count(index, next ? 1 : -1);
  }
  fields.forEach((_, index) => {
    show(index);
  });
  const session: Session = {
    read: () => reading,
    change({ index, value }) {
      const field = fields[index];
      if (!field) return reading;
      if (isVisible[index]) count(index, -1);
      values[index] = value;
      surcharges[index] = surchargeCents(field, value);
      if (isVisible[index]) count(index, 1);
      for (const dependent of dependents[index] ?? []) show(dependent);
      return reading;
    },
  };
  start.forEach((value, index) => {
    session.change({ index, value });
  });
  return session;
}

/** The same in an XState actor: one event and one snapshot read per change. */
function actorSession(workload: Workload): Session {
  const session = mutableSession(workload);
  const machine = setup({
    types: {
      context: {} as { totals: ReturnType<Session['change']> },
      events: {} as { type: 'field.change' } & WorkChange,
    },
  }).createMachine({
    context: { totals: session.read() },
    initial: 'editing',
    states: {
      editing: {
        on: { 'field.change': { actions: assign({ totals: ({ event }) => ({ ...session.change(event) }) }) } },
      },
    },
  });
  const actor = createActor(machine);
  actor.start();
  return {
    read: () => session.read(),
    change(change) {
      actor.send({ type: 'field.change', ...change });
      return actor.getSnapshot().context.totals;
    },
  };
}

export const handWritten: Engine = { name: 'hand-written limit', load: mutableSession };
export const handWrittenActor: Engine = { name: 'the same behind an XState actor', load: actorSession };
