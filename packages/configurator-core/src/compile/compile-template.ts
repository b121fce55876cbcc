import { type Check, compileComputed, compileCondition } from '../condition/compile-condition.ts';
import type { Condition } from '../contract/conditions/condition.ts';
import type { TemplateIssue } from '../contract/primitives/template-issue.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import { isComparing } from '../contract/template/comparing-rules.ts';
import type { Field, Option, Template } from '../contract/template/template.ts';
import type { FieldTypeOptions } from '../field-types/custom/custom-field-type.ts';
import { isEmptyValue } from '../field-types/values/value.ts';
import { err, ok, type Result } from '../result.ts';
import { type CollectedFields, collectFields } from './collect-fields.ts';
import { compileAmount } from './compile-amount.ts';
import { compileComparisons } from './compile-comparisons.ts';
import { reportGaps } from './compile-table.ts';
import type { CompiledField, CompiledPart, CompiledStep } from './compiled-field.ts';
import type { CompiledPriceRule } from './compiled-template.ts';
import type { Configurator } from './configurator.ts';
import { planSteps } from './plan-steps.ts';
import { type ScopeOf, scopesIn } from './scopes-in.ts';

/** Returns whether an option may be unavailable: it has a condition, or a blank value, which counts as empty. */
function hasUnavailable(options: readonly Option[]): boolean {
  for (const { condition, value } of options) if (condition !== null || isEmptyValue(value)) return true;
  return false;
}

const never: Check = () => false;

/** Compiles every condition. Returns the steps of fields first, by field index, then those of sections and groups. */
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
    sectionIndex: number,
    name: string,
    condition: Condition,
    own: readonly CompiledField[],
    path: () => TemplatePath,
  ) => {
    const index = steps.length;
    const step: CompiledPart = { part, sectionIndex, name, index, rank: 0, check: () => true, readers: [...own] };
    step.check = compile(condition, step, path);
    for (const field of own) field.parts.push(part);
    steps.push(step);
  };
  fields.groups.forEach((groups, sectionIndex) => {
    const section = sections[sectionIndex];
    const path = ['sections', sectionIndex];
    if (!section) return;
    const { title, condition } = section;
    if (condition) compilePart(sectionIndex, sectionIndex, title, condition, groups.flat(), () => path);
    groups.forEach((own, groupIndex) => {
      const groupPath = [...path, 'groups', groupIndex];
      const group = section.groups[groupIndex];
      if (group?.condition) {
        const part = (fields.firstGroups[sectionIndex] ?? 0) + groupIndex;
        compilePart(part, sectionIndex, group.title ?? title, group.condition, own, () => groupPath);
      }
      own.forEach((compiled, place) => {
        const { field } = compiled;
        const isCompared = isComparing(field);
        const hasClosing = hasUnavailable(field.options);
        const computation = compiled.kind.isDerived ? field.computed : null;
        if (field.condition === null && !hasClosing && !isCompared && computation === null) return;
        const fieldPath = () => [...groupPath, 'fields', place];
        if (isCompared) compileComparisons(compiled, scopeOf, fieldPath);
        if (field.condition) compiled.check = compile(field.condition, compiled, fieldPath);
        if (computation) {
          const scope = scopeOf(
            () => [...fieldPath(), 'computed', 'logic'],
            (read) => read.addReader(compiled),
          );
          compiled.derive = compileComputed(computation, scope);
        }
        if (!hasClosing) return;
        compiled.optionChecks = field.options.map(({ condition: own, value }, at) => {
          const check = own && compile(own, compiled, () => [...fieldPath(), 'options', at]);
          return isEmptyValue(value) ? never : check;
        });
      });
    });
  });
  return steps;
}

function compilePriceRules({ priceRules }: Template, scopeOf: ScopeOf): CompiledPriceRule[] {
  return priceRules.map((rule, index) => {
    const reads = new Set<CompiledField>();
    const reportRead = (field: CompiledField) => {
      field.addPriceRule(index);
      reads.add(field);
    };
    const check =
      rule.when &&
      compileCondition(
        rule.when,
        scopeOf(() => ['price_rules', index, 'when'], reportRead),
      );
    const { amount, of, table } = compileAmount(rule.amount, scopeOf, ['price_rules', index, 'amount'], reportRead);
    if (table) reportGaps(table, check, reads);
    return { rule, check, amount, of };
  });
}

/**
 * Compiles a template: turns rules into closures and records dependencies. Rejects duplicate names, rules on unknown
 * fields, cycles of rules (with the names on them), and fields of a host type that is not among `fieldTypes`.
 */
export function compileTemplate(
  template: Template,
  { fieldTypes = [] }: FieldTypeOptions = {},
): Result<Configurator, readonly TemplateIssue[]> {
  const issues: TemplateIssue[] = [];
  const fields = collectFields(template, issues, fieldTypes);
  const scopeOf = scopesIn(fields, issues);
  const steps = compileSteps(template, fields, scopeOf);
  const priceRules = compilePriceRules(template, scopeOf);
  const subtotalRules = [...priceRules.keys()].filter((index) => priceRules[index]?.of === 'subtotal');
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
    compiled: {
      sections: groups.map((own) => own.flat()),
      partCount,
      firstGroups,
      fields: all,
      plan,
      priceRules,
      subtotalRules,
    },
    compiledFields: byName,
  });
}
