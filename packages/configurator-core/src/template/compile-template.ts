import { compileCondition, compileFormula } from '../condition/compile-condition.ts';
import type { Condition } from '../condition/condition.ts';
import { err, ok, type Result } from '../result.ts';
import { checkNames } from './check-names.ts';
import { compileField } from './compile-field.ts';
import type { CompiledField, CompiledPriceRule, CompiledStep } from './compiled-template.ts';
import type { Configurator, FieldPlace } from './configurator.ts';
import { parseTemplate } from './parse-template.ts';
import { planSteps } from './plan-steps.ts';
import { Reads } from './reads.ts';
import type { Template } from './template.ts';
import type { TemplateIssue } from './template-issue.ts';

/** The fields by section and group; a rule may read any of them, so all come before the first condition. */
function compileFields(template: Template, reads: Reads): CompiledField[][][] {
  let groupNumber = 0;
  return template.sections.map((section, sectionIndex) =>
    section.groups.map((group) => {
      const fields = group.fields.map((field, place) =>
        compileField(field, section, group, { index: reads.all.length + place, sectionIndex, groupNumber }),
      );
      for (const field of fields) reads.add(field);
      groupNumber += 1;
      return fields;
    }),
  );
}

/** Compiles every condition. The steps of fields come first, by the field's place; then sections and groups. */
function compileSteps(template: Template, fields: readonly CompiledField[][][], reads: Reads): CompiledStep[] {
  const steps: CompiledStep[] = reads.all.map((field) => ({ kind: 'field', field }));
  const compile = (condition: Condition | null, reader: number, path: () => string) =>
    condition &&
    compileCondition(
      condition,
      reads.scope(() => `${path()}.conditional_display`, reads.steps, reader),
    );
  let groupNumber = 0;
  template.sections.forEach((section, sectionIndex) => {
    const sectionPath = () => `sections[${sectionIndex}]`;
    const groups = fields[sectionIndex] ?? [];
    const check = compile(section.condition, steps.length, sectionPath);
    if (check) {
      const dependents = groups.flat().map((field) => field.index);
      steps.push({ kind: 'section', name: section.title, sectionIndex, check, dependents });
    }
    section.groups.forEach((group, groupIndex) => {
      const groupPath = () => `${sectionPath()}.groups[${groupIndex}]`;
      const own = groups[groupIndex] ?? [];
      const groupCheck = compile(group.condition, steps.length, groupPath);
      if (groupCheck) {
        const dependents = own.map((field) => field.index);
        const name = group.title ?? section.title;
        steps.push({ kind: 'group', name, sectionIndex, groupNumber, check: groupCheck, dependents });
      }
      groupNumber += 1;
      own.forEach((compiled, place) => {
        const { field, index } = compiled;
        const path = () => `${groupPath()}.fields[${place}]`;
        compiled.check = compile(field.condition, index, path);
        if (!field.options.some((option) => option.condition)) return;
        compiled.optionChecks = field.options.map((option, at) =>
          compile(option.condition, index, () => `${path()}.options[${at}]`),
        );
      });
    });
  });
  return steps;
}

function compilePriceRules(template: Template, reads: Reads): CompiledPriceRule[] {
  return template.priceRules.map((rule, index) => ({
    rule,
    check: compileCondition(
      rule.when,
      reads.scope(() => `price_rules[${index}].when`, reads.priceRules, index),
    ),
    amount: compileFormula(
      rule.amount,
      reads.scope(() => `price_rules[${index}].amount`, reads.priceRules, index),
    ),
  }));
}

/**
 * Makes a template ready to run: rules become closures, and who reads whom is known. Refuses doubled names, rules on
 * fields that do not exist, and rules that read each other in a circle (with the names on it).
 */
export function compileTemplate(template: Template): Result<Configurator, readonly TemplateIssue[]> {
  const reads = new Reads();
  const fields = compileFields(template, reads);
  const steps = compileSteps(template, fields, reads);
  const priceRules = compilePriceRules(template, reads);
  const plan = planSteps(steps, reads);
  const issues = [...checkNames(template), ...reads.issues];
  if (issues.length > 0) return err(issues);
  const sections = fields.map((groups) => groups.flat());
  let groupCount = 0;
  const firstGroups = fields.map((groups) => {
    groupCount += groups.length;
    return groupCount - groups.length;
  });
  return ok({
    template,
    fields: new Map(reads.all.map(({ name, field }) => [name, field])),
    places: new Map<string, FieldPlace>(reads.byName),
    compiled: { sections, groupCount, firstGroups, fields: reads.all, plan, priceRules },
    compiledFields: reads.byName,
  });
}

/** Parses and compiles. */
export function loadConfigurator(json: unknown): Result<Configurator, readonly TemplateIssue[]> {
  const parsed = parseTemplate(json);
  return parsed.ok ? compileTemplate(parsed.value) : parsed;
}
