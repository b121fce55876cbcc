import { type ConditionScope, compileCondition, compileFormula } from '../condition/compile-condition.ts';
import type { Condition } from '../condition/condition.ts';
import type { Issue } from '../evaluate/issue.ts';
import { numberKind } from '../field-types/number-kind.ts';
import { err, ok, type Result } from '../result.ts';
import { type CollectedFields, collectFields } from './collect-fields.ts';
import { comparingRules } from './comparing-rules.ts';
import { type CompiledField, noReaders } from './compiled-field.ts';
import type { CompiledPart, CompiledPriceRule, CompiledStep } from './compiled-template.ts';
import type { Configurator } from './configurator.ts';
import { orderSteps } from './order-steps.ts';
import { parseTemplate } from './parse-template.ts';
import type { Field, Option, Template } from './template.ts';
import { type TemplateIssue, type TemplatePath, templateIssue } from './template-issue.ts';

/** Gives a reader's conditions their fields; `note` hears of every field that is read. */
type ScopeOf = (path: () => TemplatePath, note: (field: CompiledField) => void) => ConditionScope<CompiledField>;

function scopesIn({ all, byName, byId }: CollectedFields, issues: TemplateIssue[]): ScopeOf {
  return (path, reportRead) => ({
    all,
    find: (reference) => byName.get(reference) ?? byId.get(reference),
    reportUnknown: (name) => {
      issues.push(templateIssue('unknown_field', path(), { name }));
    },
    reportRead,
  });
}

/** Notes with which fields a number is to be compared, and there that it is. Validity only: nothing waits for it. */
function compileComparisons(compiled: CompiledField, scopeOf: ScopeOf, path: () => TemplatePath): void {
  const { field, kind, index } = compiled;
  if (kind !== numberKind) return;
  for (const [key, code, sign] of comparingRules) {
    const name = field.validationRules[key];
    if (!name) continue;
    const { find, reportUnknown } = scopeOf(
      () => [...path(), 'validation_rules', key],
      () => {},
    );
    const other = find(name);
    if (other === compiled || other?.kind !== kind) reportUnknown(name);
    else {
      const { compare } = compiled;
      const issue: Issue = { code, fieldName: field.name, params: { other: other.field.label } };
      other.judges = [...other.judges, compiled];
      compiled.compare = (counted) => {
        const found = compare(counted);
        // What is empty gives NaN, which is never at most 0.
        const distance = Number(counted[index]) - Number(counted[other.index]);
        return distance * sign <= 0 ? [...found, issue] : found;
      };
    }
  }
}

function hasCondition({ condition }: Option): boolean {
  return condition !== null;
}

/** Compiles every condition. The steps of fields come first, by the field's place; then sections and groups. */
function compileSteps({ sections }: Template, fields: CollectedFields, scopeOf: ScopeOf): CompiledStep[] {
  const steps: CompiledStep[] = [...fields.all];
  const compile = (condition: Condition, reader: CompiledStep, path: () => TemplatePath) =>
    compileCondition(
      condition,
      scopeOf(
        () => [...path(), 'conditional_display'],
        (field) => field.addReader(reader),
      ),
    );
  const compilePart = (
    part: number,
    name: string,
    condition: Condition,
    own: readonly CompiledField[],
    path: () => TemplatePath,
  ) => {
    const step: CompiledPart = { part, name, index: steps.length, rank: 0, check: () => true, readers: [...own] };
    step.check = compile(condition, step, path);
    for (const field of own) field.parts = [...(field.parts ?? []), part];
    steps.push(step);
  };
  fields.groups.forEach((groups, sectionIndex) => {
    const section = sections[sectionIndex];
    const path = ['sections', sectionIndex];
    if (!section) return;
    const { title, condition } = section;
    if (condition) compilePart(sectionIndex, title, condition, groups.flat(), () => path);
    groups.forEach((own, groupIndex) => {
      const groupPath = [...path, 'groups', groupIndex];
      const group = section.groups[groupIndex];
      if (group?.condition) {
        const part = (fields.firstGroups[sectionIndex] ?? 0) + groupIndex;
        compilePart(part, group.title ?? title, group.condition, own, () => groupPath);
      }
      own.forEach((compiled, place) => {
        const { field } = compiled;
        const fieldPath = () => [...groupPath, 'fields', place];
        compileComparisons(compiled, scopeOf, fieldPath);
        if (field.condition) compiled.check = compile(field.condition, compiled, fieldPath);
        if (!field.options.some(hasCondition)) return;
        compiled.optionChecks = field.options.map(({ condition: own }, at) =>
          own ? compile(own, compiled, () => [...fieldPath(), 'options', at]) : null,
        );
      });
    });
  });
  return steps;
}

function compilePriceRules({ priceRules }: Template, scopeOf: ScopeOf): CompiledPriceRule[] {
  return priceRules.map((rule, index) => {
    const scope = (key: string) =>
      scopeOf(
        () => ['price_rules', index, key],
        (field) => field.addPriceRule(index),
      );
    return {
      rule,
      check: rule.when && compileCondition(rule.when, scope('when')),
      amount: compileFormula(rule.amount, scope('amount')),
    };
  });
}

const none: readonly number[] = [];

/** Whether anything reads what a step works out. */
function isRead(step: CompiledStep): boolean {
  return step.readers !== noReaders || 'part' in step || step.priceRules.length > 0;
}

/** Whether all that read a step come after it as they are compiled; mostly rules look back. */
function isBeforeReaders({ index, readers }: CompiledStep): boolean {
  return readers === noReaders || readers.every((reader) => reader.index > index);
}

/** The plan: every step knows its place in it, and its readers in its order. */
function ranked(plan: readonly CompiledStep[]): readonly CompiledStep[] {
  plan.forEach((step, rank) => {
    step.rank = rank;
  });
  for (const step of plan) {
    if (step.readers.length > 1) step.readers.sort((left, right) => left.rank - right.rank);
    if (!('part' in step)) step.isFlat = step.priceRules.length === 0 && !step.readers.some(isRead);
  }
  return plan;
}

/** Puts steps into an order in which each reads only earlier ones. Reports every circle with the names on it. */
function planSteps(steps: readonly CompiledStep[], issues: TemplateIssue[]): readonly CompiledStep[] {
  if (steps.every(isBeforeReaders)) return ranked(steps);
  const { order, cycles } = orderSteps(
    steps.map(({ readers }) => (readers === noReaders ? none : readers.map(({ index }) => index))),
  );
  for (const cycle of cycles) {
    const names = cycle.map((step) => steps[step]?.name);
    issues.push(templateIssue('cycle', [], { names: [...names, names[0]] }));
  }
  return ranked(order.map((step) => steps[step]).filter((step) => step !== undefined));
}

/**
 * Makes a template ready to run: rules become closures, and who reads whom is known. Refuses doubled names, rules on
 * fields that do not exist, and rules that read each other in a circle (with the names on it).
 */
export function compileTemplate(template: Template): Result<Configurator, readonly TemplateIssue[]> {
  const issues: TemplateIssue[] = [];
  const fields = collectFields(template, issues);
  const scopeOf = scopesIn(fields, issues);
  const steps = compileSteps(template, fields, scopeOf);
  const priceRules = compilePriceRules(template, scopeOf);
  const plan = planSteps(steps, issues);
  if (issues.length > 0) return err(issues);
  const { all, groups, byName, firstGroups, partCount } = fields;
  let byOwnName: Map<string, Field> | undefined;
  return ok({
    template,
    get fields() {
      byOwnName ??= new Map(all.map(({ name, field }) => [name, field]));
      return byOwnName;
    },
    places: byName,
    compiled: { sections: groups.map((own) => own.flat()), partCount, firstGroups, fields: all, plan, priceRules },
    compiledFields: byName,
  });
}

/** Parses and compiles. */
export function loadConfigurator(json: unknown): Result<Configurator, readonly TemplateIssue[]> {
  const parsed = parseTemplate(json);
  return parsed.ok ? compileTemplate(parsed.value) : parsed;
}
