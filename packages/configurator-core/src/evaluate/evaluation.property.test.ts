import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Configurator,
  configurationKey,
  type Evaluation,
  evaluate,
  type FieldState,
  fieldState,
  issuesOf,
  priceOf,
  sectionStates,
  setValue,
  update,
  type Values,
  valuesOf,
} from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { type OracleEvaluation, oracleEvaluate, sessionArbitrary } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const basePriceCents = 9900;
const runs = propertyRuns();

const ruleOfIssue = {
  required: 'required',
  below_min: 'min',
  above_max: 'max',
  off_step: 'step',
  not_integer: 'integer',
  too_short: 'minLength',
  too_long: 'maxLength',
  pattern: 'pattern',
  email: 'email',
  not_greater: 'greaterThanField',
  not_less: 'lessThanField',
  not_in_table: 'table',
  unavailable: 'unavailable',
  too_many_files: 'maxFiles',
  file_type: 'accept',
  file_too_large: 'maxFileBytes',
} as const;

/** Returns an evaluation in the format of the oracle. */
function inOracleWords(configurator: Configurator, evaluation: Evaluation): OracleEvaluation {
  const sections = sectionStates(evaluation).filter((section) => section.isVisible);
  const groups = sections.flatMap((section) => section.groups).filter((group) => group.isVisible);
  const fields = [...configurator.fields.keys()]
    .map((name) => fieldState(evaluation, name))
    .filter((state) => state?.isVisible === true)
    .filter((state) => state !== undefined);
  const isFilled = (value: unknown) =>
    !(value === undefined || value === false || (typeof value === 'string' && value.trim() === ''));
  return {
    visibleSectionIds: sections.map(({ section }) => section.id),
    visibleGroupIds: groups.map(({ group }) => group.id),
    visibleFieldNames: fields.map(({ field }) => field.name),
    countedValues: Object.fromEntries(
      fields.filter(({ value }) => isFilled(value)).map(({ field, value }) => [field.name, value]),
    ),
    availableOptions: Object.fromEntries(
      fields
        .filter(({ options }) => options.length > 0)
        .map(({ field, options }) => [
          field.name,
          options.filter(({ isVisible }) => isVisible).map(({ option }) => option.value),
        ]),
    ),
    brokenRules: issuesOf(evaluation).map(({ fieldName, code }) => ({
      fieldName,
      rule: ruleOfIssue[code as keyof typeof ruleOfIssue],
    })),
    lines: priceOf(evaluation).lines.map(({ label, amountCents }) => ({ label, amountCents })),
    totalCents: priceOf(evaluation).totalCents,
  };
}

/** Returns all results of an evaluation as plain data. */
function reading(evaluation: Evaluation) {
  return {
    sections: sectionStates(evaluation),
    options: [...evaluation.configurator.fields.keys()].map((name) => fieldState(evaluation, name)?.options),
    price: priceOf(evaluation),
    issues: issuesOf(evaluation),
    values: valuesOf(evaluation),
    totals: [evaluation.totalCents, evaluation.issueCount],
    steps: evaluation.steps,
  };
}

describe('an evaluation', () => {
  it('An evaluation matches the specified semantics: values, visibility, options, issues and price', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, unavailable }) => {
        const configurator = aConfigurator(template);
        const evaluation = evaluate(configurator, values, { basePriceCents, unavailable });
        const materials = unavailable.map(({ material }) => material);
        expect(inOracleWords(configurator, evaluation)).toEqual(
          oracleEvaluate(template, values, basePriceCents, materials),
        );
      }),
      runs,
    );
  });

  it('An evaluation has steps for the visible sections with a visible field or without fields', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const start = evaluate(aConfigurator(template), values, { basePriceCents });
        const versions = [start];
        for (const { fieldName, raw } of changes) versions.push(update(versions.at(-1) ?? start, fieldName, raw));
        for (const version of versions) {
          const shown = sectionStates(version).filter(({ isVisible, groups }) => {
            const fields = groups.flatMap((group) => group.fields);
            return isVisible && (fields.length === 0 || fields.some((state) => state.isVisible && !isInternal(state)));
          });
          expect(version.steps).toEqual(shown.map(({ index }) => index));
        }
      }),
      runs,
    );
  });

  it('An evaluation is the same after changes, one by one, as from the changed values at once', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes, unavailable }) => {
        const configurator = aConfigurator(template);
        const options = { basePriceCents, unavailable };
        let evaluation = evaluate(configurator, values, options);
        let current: Values = valuesOf(evaluation);
        for (const { fieldName, raw } of changes) {
          const byPlace = update(evaluation, configurator.places.get(fieldName) ?? fieldName, raw);
          evaluation = update(evaluation, fieldName, raw);
          current = setValue(configurator, current, fieldName, raw);
          expect(reading(byPlace)).toEqual(reading(evaluation));
          expect(reading(evaluation)).toEqual(reading(evaluate(configurator, current, options)));
        }
      }),
      runs,
    );
  });

  it('An evaluation is immutable under any number of changes, read in any order', () => {
    fc.assert(
      fc.property(sessionArbitrary(), fc.array(fc.nat(), { minLength: 1, maxLength: 90 }), (session, picks) => {
        const configurator = aConfigurator(session.template);
        const versions = [evaluate(configurator, session.values, { basePriceCents })];
        const readings = versions.map((version) => structuredClone(reading(version).values));
        const totals = versions.map((version) => version.totalCents);
        for (const pick of picks) {
          const from = versions[pick % versions.length];
          const change = session.changes[pick % session.changes.length];
          if (!from || !change) return;
          const next = update(from, change.fieldName, change.raw);
          versions.push(next);
          readings.push(structuredClone(valuesOf(next)));
          totals.push(next.totalCents);
        }
        for (const [index, version] of [...versions.entries()].reverse()) {
          const recomputed = evaluate(configurator, readings[index] ?? {}, { basePriceCents });
          expect(reading(version)).toEqual(reading(recomputed));
          expect(version.totalCents).toBe(totals[index]);
        }
      }),
      propertyRuns(),
    );
  });

  it('An evaluation returns the same field and section state objects while nothing in them changes', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        let evaluation = evaluate(aConfigurator(template), values, { basePriceCents });
        for (const { fieldName, raw } of changes) {
          const before = sectionStates(evaluation);
          const fields = before.flatMap((section) => section.groups.flatMap((group) => group.fields));
          const valuesBefore = valuesOf(evaluation);
          evaluation = update(evaluation, fieldName, raw);
          const after = sectionStates(evaluation);
          // The value of a hidden field is part of its state.
          const isMemory = (name: string) => name === fieldName && valuesOf(evaluation)[name] !== valuesBefore[name];
          after.forEach((section, index) => {
            const was = before[index];
            const isSame = JSON.stringify(plain(section)) === JSON.stringify(was && plain(was));
            const fieldsOf = section.groups.flatMap((group) => group.fields);
            if (isSame && !fieldsOf.some(({ field }) => isMemory(field.name))) expect(section).toBe(was);
          });
          for (const state of fields) {
            const now = fieldState(evaluation, state.field.name);
            if (isMemory(state.field.name)) continue;
            if (JSON.stringify(plainField(now)) === JSON.stringify(plainField(state))) expect(now).toBe(state);
          }
        }
      }),
      runs,
    );
  });

  it('An evaluation never prices or validates hidden fields and options', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values }) => {
        const configurator = aConfigurator(template);
        const evaluation = evaluate(configurator, values, { basePriceCents });
        const isVisible = (name: string) => fieldState(evaluation, name)?.isVisible;
        for (const { fieldName } of issuesOf(evaluation)) expect(isVisible(fieldName)).toBe(true);
        for (const { fieldName } of priceOf(evaluation).lines) if (fieldName) expect(isVisible(fieldName)).toBe(true);
        const shown = Object.fromEntries(Object.entries(values).filter(([name]) => isVisible(name)));
        const without = evaluate(configurator, shown, { basePriceCents });
        expect(priceOf(without)).toEqual(priceOf(evaluation));
        expect(issuesOf(without)).toEqual(issuesOf(evaluation));
        expect(configurationKey(evaluate(configurator, shown))).toBe(configurationKey(evaluate(configurator, values)));
      }),
      runs,
    );
  });

  it('An evaluation has price lines that sum to the total, which is never below zero', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values }) => {
        const { baseCents, lines, totalCents } = priceOf(evaluate(aConfigurator(template), values, { basePriceCents }));
        const sum = lines.reduce((total, { amountCents }) => total + amountCents, baseCents);
        expect(totalCents).toBe(Math.max(0, sum));
        for (const { amountCents } of lines) expect(Number.isSafeInteger(amountCents)).toBe(true);
      }),
      runs,
    );
  });

  it('An evaluation does not depend on the order in which choices are made', () => {
    fc.assert(
      fc.property(
        sessionArbitrary().chain((session) =>
          fc.tuple(
            fc.constant(session),
            fc.shuffledSubarray(Object.entries(session.values), { minLength: Object.keys(session.values).length }),
          ),
        ),
        ([{ template, values }, shuffled]) => {
          const configurator = aConfigurator(template);
          const choose = (entries: readonly (readonly [string, unknown])[]) =>
            entries.reduce(
              (evaluation, [name, value]) => update(evaluation, name, value),
              evaluate(configurator, {}, { basePriceCents }),
            );
          const inOrder = choose(Object.entries(values));
          const otherwise = choose(shuffled);
          expect(reading(otherwise)).toEqual(reading(inOrder));
        },
      ),
      runs,
    );
  });
});

function isInternal({ field }: FieldState): boolean {
  return field.computed?.internal === true;
}

function plainField(state: ReturnType<typeof fieldState>) {
  return (
    state && [
      state.value,
      state.isVisible,
      state.issues,
      state.options.map((option) => [option.isVisible, option.isChosen]),
    ]
  );
}

function plain(section: ReturnType<typeof sectionStates>[number]) {
  return [section.isVisible, section.groups.map((group) => [group.isVisible, group.fields.map(plainField)])];
}
