import { type ConditionScope, compileCondition, compileFormula } from '../condition/compile-condition.ts';
import type { Condition } from '../condition/condition.ts';
import { err, ok, type Result } from '../result.ts';
import { type CollectedFields, collectFields } from './collect-fields.ts';
import { type CompiledField, noReaders } from './compiled-field.ts';
import type { CompiledPriceRule, CompiledStep } from './compiled-template.ts';
import type { Configurator } from './configurator.ts';
import { orderSteps } from './order-steps.ts';
import { parseTemplate } from './parse-template.ts';
import type { Field, Option, Template } from './template.ts';
import { type TemplateIssue, type TemplatePath, templateIssue } from './template-issue.ts';

/** Gives a reader's conditions their fields; every read is noted in the field. */
type ScopeOf = (
  reader: number,
  path: TemplatePath,
  readers?: 'dependents' | 'priceRules',
) => ConditionScope<CompiledField>;

function scopesIn({ all, byName, byId }: CollectedFields, issues: TemplateIssue[]): ScopeOf {
  return (reader, path, readers = 'dependents') => ({
    all,
    find: (reference) => byName.get(reference) ?? byId.get(reference),
    reportUnknown: (name) => {
      issues.push(templateIssue('unknown_field', path, { name }));
    },
    reportRead: (field) => {
      if (field[readers] === noReaders) field[readers] = [];
      // A reader's conditions are compiled one after the other, so it can only be the last.
      if (field[readers].at(-1) !== reader) field[readers].push(reader);
    },
  });
}

function hasCondition({ condition }: Option): boolean {
  return condition !== null;
}

/** Compiles every condition. The steps of fields come first, by the field's place; then sections and groups. */
function compileSteps({ sections }: Template, fields: CollectedFields, scopeOf: ScopeOf): CompiledStep[] {
  const steps: CompiledStep[] = [...fields.all];
  const compile = (condition: Condition, reader: number, path: TemplatePath) =>
    compileCondition(condition, scopeOf(reader, [...path, 'conditional_display']));
  fields.groups.forEach((groups, sectionIndex) => {
    const section = sections[sectionIndex];
    const path = ['sections', sectionIndex];
    if (!section) return;
    const { title, condition } = section;
    if (condition) {
      const check = compile(condition, steps.length, path);
      steps.push({ part: sectionIndex, name: title, check, dependents: groups.flat().map(({ index }) => index) });
    }
    groups.forEach((own, groupIndex) => {
      const groupPath = [...path, 'groups', groupIndex];
      const group = section.groups[groupIndex];
      if (group?.condition) {
        const check = compile(group.condition, steps.length, groupPath);
        const part = (fields.firstGroups[sectionIndex] ?? 0) + groupIndex;
        steps.push({ part, name: group.title ?? title, check, dependents: own.map(({ index }) => index) });
      }
      own.forEach((compiled, place) => {
        const { field, index } = compiled;
        if (field.condition) compiled.check = compile(field.condition, index, [...groupPath, 'fields', place]);
        if (!field.options.some(hasCondition)) return;
        compiled.optionChecks = field.options.map(({ condition }, at) =>
          condition ? compile(condition, index, [...groupPath, 'fields', place, 'options', at]) : null,
        );
      });
    });
  });
  return steps;
}

function compilePriceRules({ priceRules }: Template, scopeOf: ScopeOf): CompiledPriceRule[] {
  return priceRules.map((rule, index) => ({
    rule,
    check: rule.when && compileCondition(rule.when, scopeOf(index, ['price_rules', index, 'when'], 'priceRules')),
    amount: compileFormula(rule.amount, scopeOf(index, ['price_rules', index, 'amount'], 'priceRules')),
  }));
}

/**
 * Puts steps into an order in which each reads only earlier ones, and renumbers who reads whom by it. Reports every circle
 * with the names on it.
 */
function planSteps(steps: readonly CompiledStep[], fields: readonly CompiledField[], issues: TemplateIssue[]) {
  const { order, cycles } = orderSteps(steps.map(({ dependents }) => dependents));
  for (const cycle of cycles) {
    const names = cycle.map((step) => steps[step]?.name);
    issues.push(templateIssue('cycle', [], { names: [...names, names[0]] }));
  }
  const isRead = steps.map((step, index) => step.dependents !== noReaders || fields[index]?.priceRules !== noReaders);
  const rank: number[] = [];
  order.forEach((step, place) => {
    rank[step] = place;
  });
  steps.forEach((step, index) => {
    const { dependents } = step;
    const field = fields[index];
    if (field) field.isFlat = field.priceRules === noReaders && !dependents.some((reader) => isRead[reader]);
    if (dependents !== noReaders) {
      step.dependents = dependents.map((reader) => rank[reader] ?? 0).sort((left, right) => left - right);
    }
  });
  return order.map((step) => steps[step]).filter((step) => step !== undefined);
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
  const plan = planSteps(steps, fields.all, issues);
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
