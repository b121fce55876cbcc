import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Configurator, Evaluation, IssueCode, UnavailableMaterial } from '../../index.ts';
import {
  effectiveValuesOf,
  evaluate,
  fieldState,
  issuesOf,
  priceOf,
  sectionStates,
  setValue,
  update,
  type Values,
} from '../../index.ts';
import { aConfigurator } from '../a-configurator.ts';
import { sessionArbitrary } from '../arbitraries/index.ts';
import { propertyRuns } from '../property-runs.ts';
import { wireTemplate } from '../wire-template.ts';
import { type OracleEvaluation, oracleEvaluate } from './oracle-evaluate.ts';
import type { OracleBrokenRule } from './oracle-validation.ts';

const basePriceCents = 9900;
const { numRuns } = propertyRuns(1500);
vi.setConfig({ testTimeout: 60_000 });

/** Common format for both results. */
interface Verdict {
  readonly sections: readonly string[];
  readonly fields: readonly string[];
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly withIssues: readonly string[];
  readonly missing: readonly string[];
  readonly lines: readonly string[];
  readonly totalCents: number;
}

function ofOracle(said: OracleEvaluation): Verdict {
  const chosen = Object.keys(said.availableOptions).map((name) => [name, [said.countedValues[name] ?? []].flat()]);
  return {
    sections: said.visibleSectionIds,
    fields: [...said.visibleFieldNames].sort(),
    options: said.availableOptions,
    chosen: Object.fromEntries(chosen),
    withIssues: [...new Set(said.brokenRules.map(({ fieldName }) => fieldName))].sort(),
    missing: said.brokenRules
      .filter(({ rule }) => rule === 'required')
      .map(({ fieldName }) => fieldName)
      .sort(),
    lines: said.lines.map(({ label, amountCents }) => `${label}: ${amountCents}`).sort(),
    totalCents: said.totalCents,
  };
}

function ofEngine(configurator: Configurator, evaluation: Evaluation): Verdict {
  const shown = [...configurator.fields.keys()]
    .map((name) => fieldState(evaluation, name))
    .filter((state) => state?.isVisible);
  const choices = shown.filter((state) => state !== undefined && state.options.length > 0);
  const names = (states: typeof choices, pick: 'isVisible' | 'isChosen') =>
    Object.fromEntries(
      states.map((state) => [
        state?.field.name,
        state?.options.filter((option) => option[pick] && option.isVisible).map(({ option }) => option.value),
      ]),
    );
  const issues = issuesOf(evaluation);
  const { lines, totalCents } = priceOf(evaluation);
  return {
    sections: sectionStates(evaluation)
      .filter(({ isVisible }) => isVisible)
      .map(({ section }) => section.id),
    fields: shown.map((state) => state?.field.name ?? '').sort(),
    options: names(choices, 'isVisible'),
    chosen: names(choices, 'isChosen'),
    withIssues: [...new Set(issues.map(({ fieldName }) => fieldName))].sort(),
    missing: issues
      .filter(({ code }) => code === 'required')
      .map(({ fieldName }) => fieldName)
      .sort(),
    lines: lines.map(({ label, amountCents }) => `${label}: ${amountCents}`).sort(),
    totalCents,
  };
}

/** Issue code of each broken rule. */
const codes: Readonly<Record<OracleBrokenRule, IssueCode>> = {
  required: 'required',
  min: 'below_min',
  max: 'above_max',
  step: 'off_step',
  integer: 'not_integer',
  minLength: 'too_short',
  maxLength: 'too_long',
  pattern: 'pattern',
  email: 'email',
  greaterThanField: 'not_greater',
  lessThanField: 'not_less',
  table: 'not_in_table',
  unavailable: 'unavailable',
  maxFiles: 'too_many_files',
  accept: 'file_type',
  maxFileBytes: 'file_too_large',
};

const keysOf = (unavailable: readonly UnavailableMaterial[]) => unavailable.map(({ material }) => material);

describe('the engine and the oracle', () => {
  it('[CFG-RULE-01][CFG-RULE-02][CFG-PRICE-04] The engine and the oracle agree on any template with any stored values', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, unavailable }) => {
        const configurator = aConfigurator(template);
        const said = ofOracle(oracleEvaluate(template, values, basePriceCents, keysOf(unavailable)));
        expect(ofEngine(configurator, evaluate(configurator, values, { basePriceCents, unavailable }))).toEqual(said);
      }),
      { numRuns },
    );
  });

  it('The engine and the oracle agree on larger templates', () => {
    fc.assert(
      fc.property(sessionArbitrary({ maxFields: 30 }), ({ template, values, unavailable }) => {
        const configurator = aConfigurator(template);
        const said = ofOracle(oracleEvaluate(template, values, basePriceCents, keysOf(unavailable)));
        expect(ofEngine(configurator, evaluate(configurator, values, { basePriceCents, unavailable }))).toEqual(said);
      }),
      propertyRuns(),
    );
  });

  it.each(['x', 'Bella', ''])(
    'The engine and the oracle agree on a text with options left over from a choice: "%s"',
    (note) => {
      const option = { value: 'x', additional_price: 10, material: 'wolle' };
      const hidden = { conditional_display: { field: 'other', operator: 'equals', value: 'y' } as const };
      const field = {
        name: 'note',
        field_type: 'text',
        is_required: true,
        validation_rules: { minLength: 3 },
      } as const;
      for (const options of [[option], [{ ...option, ...hidden }]]) {
        const template = wireTemplate([{ fields: [{ name: 'other' }, { ...field, options }] }]);
        const unavailable = [{ material: 'wolle', reason: 'Ausverkauft' }];
        const evaluation = evaluate(aConfigurator(template), { note }, { basePriceCents, unavailable });
        const said = oracleEvaluate(template, { note }, basePriceCents, keysOf(unavailable));
        expect(said.countedValues).toEqual(effectiveValuesOf(evaluation));
        expect(said).toMatchObject({ lines: priceOf(evaluation).lines, totalCents: basePriceCents });
        expect(said.brokenRules.map(({ rule }) => codes[rule])).toEqual(issuesOf(evaluation).map(({ code }) => code));
      }
    },
  );

  it('The engine and the oracle report the violated rule', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, unavailable }) => {
        const configurator = aConfigurator(template);
        const broken = oracleEvaluate(template, values, basePriceCents, keysOf(unavailable)).brokenRules.map(
          ({ fieldName, rule }) => `${fieldName} ${codes[rule]}`,
        );
        const reported = issuesOf(evaluate(configurator, values, { basePriceCents, unavailable }));
        for (const { fieldName, code } of reported) expect(broken).toContain(`${fieldName} ${code}`);
      }),
      { numRuns },
    );
  });

  it('The engine and the oracle agree after every change of a shopper', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, changes, unavailable }) => {
        const configurator = aConfigurator(template);
        let values: Values = {};
        let evaluation = evaluate(configurator, values, { basePriceCents, unavailable });
        for (const { fieldName, raw } of changes) {
          values = setValue(configurator, values, fieldName, raw);
          evaluation = update(evaluation, fieldName, raw);
          const stored = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
          expect(ofEngine(configurator, evaluation)).toEqual(
            ofOracle(oracleEvaluate(template, stored, basePriceCents, keysOf(unavailable))),
          );
        }
      }),
      { numRuns },
    );
  });
});
