import { type ConditionScope, compileCondition, compileFormula } from '../condition/compile-condition.ts';
import type { Condition } from '../condition/condition.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { err, ok, type Result } from '../result.ts';
import { checkNames } from './check-names.ts';
import type { CompiledField, CompiledPriceRule, CompiledStep, CompiledTemplate } from './compiled-template.ts';
import type { Configurator, FieldPlace } from './configurator.ts';
import { orderSteps } from './order-steps.ts';
import { parseTemplate } from './parse-template.ts';
import type { Field, Group, Section, Template } from './template.ts';
import { type TemplateIssue, templateIssue } from './template-issue.ts';

function compileField(field: Field, section: Section, group: Group, place: number[]): CompiledField {
  const [index = 0, sectionIndex = 0, groupIndex = 0, localIndex = 0] = place;
  const kind = valueKindOf(field);
  const priced = kind.holdsValue ? field.options.filter((option) => option.additionalPriceCents > 0) : [];
  return {
    field,
    section,
    group,
    name: field.name,
    index,
    sectionIndex,
    groupIndex,
    localIndex,
    kind,
    isList: kind.isList,
    choices: kind.choices(field),
    required:
      field.isRequired && kind.holdsValue
        ? Object.freeze([{ code: 'required' as const, fieldName: field.name }])
        : null,
    validate: kind.validator(field),
    prices: priced.length > 0 ? new Map(priced.map((option) => [option.value, option.additionalPriceCents])) : null,
    check: null,
    optionChecks: null,
    dependents: [],
    isFlat: true,
    priceRules: [],
  };
}

/** Collects, while conditions are compiled, who reads whom. */
class Reads {
  readonly byName = new Map<string, CompiledField>();
  readonly byId = new Map<string, CompiledField>();
  readonly issues: TemplateIssue[] = [];
  readonly all: CompiledField[] = [];
  /** For each field the steps that read it. */
  readonly readers: number[][] = [];
  readonly ruleReaders: number[][] = [];

  add(field: CompiledField): void {
    this.all.push(field);
    this.readers.push([]);
    this.ruleReaders.push([]);
    if (!this.byName.has(field.name)) this.byName.set(field.name, field);
    this.byId.set(field.field.id, field);
  }

  scope(path: string, readers: readonly number[][], reader: number): ConditionScope<CompiledField> {
    return {
      all: this.all,
      find: (reference) => this.byName.get(reference) ?? this.byId.get(reference),
      reportUnknown: (name) => {
        this.issues.push(templateIssue('unknown_field', path, { name }));
      },
      reportRead: (field) => {
        const list = readers[field.index];
        if (list && !list.includes(reader)) list.push(reader);
      },
    };
  }
}

function collectFields(template: Template, reads: Reads): CompiledField[][] {
  return template.sections.map((section, sectionIndex) => {
    const fields: CompiledField[] = [];
    section.groups.forEach((group, groupIndex) => {
      for (const field of group.fields) {
        const compiled = compileField(field, section, group, [
          reads.all.length,
          sectionIndex,
          groupIndex,
          fields.length,
        ]);
        fields.push(compiled);
        reads.add(compiled);
      }
    });
    return fields;
  });
}

function compilePriceRules(template: Template, reads: Reads): CompiledPriceRule[] {
  return template.priceRules.map((rule, index) => {
    const at = `price_rules[${index}]`;
    return {
      rule,
      check: compileCondition(rule.when, reads.scope(`${at}.when`, reads.ruleReaders, index)),
      amount: compileFormula(rule.amount, reads.scope(`${at}.amount`, reads.ruleReaders, index)),
    };
  });
}

/** Compiles every condition; the steps stand as the template has them, fields first by their index. */
function compileSteps(template: Template, sections: readonly CompiledField[][], reads: Reads): CompiledStep[] {
  const steps: CompiledStep[] = reads.all.map((field) => ({ kind: 'field', field }));
  const compile = (condition: Condition | null, at: string, step: number) =>
    condition && compileCondition(condition, reads.scope(`${at}.conditional_display`, reads.readers, step));
  template.sections.forEach((section, sectionIndex) => {
    const sectionAt = `sections[${sectionIndex}]`;
    const fields = sections[sectionIndex] ?? [];
    const check = compile(section.condition, sectionAt, steps.length);
    if (check) steps.push({ kind: 'section', sectionIndex, check, dependents: fields.map((field) => field.index) });
    const placeInGroup = section.groups.map(() => 0);
    section.groups.forEach((group, groupIndex) => {
      const groupCheck = compile(group.condition, `${sectionAt}.groups[${groupIndex}]`, steps.length);
      const own = fields.filter((field) => field.groupIndex === groupIndex).map((field) => field.index);
      if (groupCheck) steps.push({ kind: 'group', sectionIndex, groupIndex, check: groupCheck, dependents: own });
    });
    for (const compiled of fields) {
      const place = placeInGroup[compiled.groupIndex] ?? 0;
      placeInGroup[compiled.groupIndex] = place + 1;
      const at = `${sectionAt}.groups[${compiled.groupIndex}].fields[${place}]`;
      compiled.check = compile(compiled.field.condition, at, compiled.index);
      if (compiled.field.options.some((option) => option.condition)) {
        compiled.optionChecks = compiled.field.options.map((option, index) =>
          compile(option.condition, `${at}.options[${index}]`, compiled.index),
        );
      }
    }
  });
  return steps;
}

function stepName(step: CompiledStep | undefined, template: Template): string {
  if (!step) return '';
  if (step.kind === 'field') return step.field.name;
  const section = template.sections[step.sectionIndex];
  return (step.kind === 'group' ? section?.groups[step.groupIndex]?.title : section?.title) ?? step.kind;
}

/** Puts the steps into an order in which each reads only earlier ones, and renumbers who reads whom by it. */
function planSteps(steps: readonly CompiledStep[], template: Template, reads: Reads): CompiledStep[] {
  const followers = steps.map((step, index) =>
    step.kind === 'field' ? (reads.readers[index] ?? []) : step.dependents,
  );
  const { order, cycles } = orderSteps(followers);
  for (const cycle of cycles) {
    const names = cycle.map((step) => stepName(steps[step], template));
    reads.issues.push(templateIssue('cycle', '', { names: [...names, names[0]] }));
  }
  const rank = new Array<number>(steps.length).fill(0);
  order.forEach((step, place) => {
    rank[step] = place;
  });
  const ranked = (list: readonly number[]) => list.map((step) => rank[step] ?? 0).sort((left, right) => left - right);
  steps.forEach((step, index) => {
    if (step.kind !== 'field') {
      step.dependents = ranked(step.dependents);
      return;
    }
    const own = reads.readers[index] ?? [];
    step.field.dependents = ranked(own);
    step.field.isFlat = own.every((reader) => steps[reader]?.kind === 'field' && reads.readers[reader]?.length === 0);
    step.field.priceRules = reads.ruleReaders[index] ?? [];
  });
  return order.map((step) => steps[step]).filter((step) => step !== undefined);
}

/**
 * Makes a template ready to run: rules become closures, and who reads whom is known. Refuses doubled names, rules on
 * fields that do not exist, and rules that read each other in a circle (with the names on it).
 */
export function compileTemplate(template: Template): Result<Configurator, readonly TemplateIssue[]> {
  const reads = new Reads();
  const sections = collectFields(template, reads);
  reads.issues.push(...checkNames(template));
  const steps = compileSteps(template, sections, reads);
  const priceRules = compilePriceRules(template, reads);
  const plan = planSteps(steps, template, reads);
  if (reads.issues.length > 0) return err(reads.issues);
  const compiled: CompiledTemplate = { sections, plan, priceRules };
  return ok({
    template,
    fields: new Map(reads.all.map(({ name, field }) => [name, field])),
    places: new Map<string, FieldPlace>(reads.byName),
    compiled,
    compiledFields: reads.byName,
  });
}

/** Parses and compiles. */
export function loadConfigurator(json: unknown): Result<Configurator, readonly TemplateIssue[]> {
  const parsed = parseTemplate(json);
  return parsed.ok ? compileTemplate(parsed.value) : parsed;
}
