import type { Condition } from '../condition/condition.ts';
import { matchCondition } from '../condition/condition.ts';
import { logicReads } from '../condition/logic-reads.ts';
import { ruleTest } from '../condition/rule-test.ts';
import type { Template } from '../template/template.ts';
import { buildFinding } from './build-finding.ts';
import { fieldReads } from './field-order.ts';
import type { Finding } from './finding.ts';
import { referenceFinder } from './references.ts';
import { fieldLookup, fieldPlaces, placedRules, templateElements } from './template-elements.ts';
import { isChoice, isList } from './value-classes.ts';

/** Rules, expressions and amounts that read a field that is not there. */
export function findUnknownFields(template: Template): readonly Finding[] {
  const { ofCondition, ofLogic } = referenceFinder(template);
  const inConditions = templateElements(template).flatMap((element) =>
    ofCondition(element.condition, element.conditionPath)
      .filter(({ name }) => name === undefined)
      .map(({ reference, path }) =>
        buildFinding('unknown_field', element, {
          path,
          others: [reference],
          fix: {
            kind: 'set_condition',
            path: element.path,
            condition: element.condition && withoutField(element.condition, reference),
          },
        }),
      ),
  );
  const inAmounts = template.priceRules.flatMap(({ amount, label }, index) => {
    const element = { kind: 'price_rule', path: `price_rules[${index}]`, label } as const;
    return ofLogic(amount, `${element.path}.amount`)
      .filter(({ name }) => name === undefined)
      .map(({ reference, path }) => buildFinding('unknown_field', element, { path, others: [reference] }));
  });
  return [...inConditions, ...inAmounts];
}

/** A condition without the rules that read a field. */
function withoutField(condition: Condition, name: string): Condition | null {
  const rest = (terms: readonly Condition[]): readonly Condition[] =>
    terms.map((term) => withoutField(term, name)).filter((term) => term !== null);
  return matchCondition<Condition | null>(condition, {
    rule: (rule) => (rule.field === name ? null : rule),
    all: (terms) => combined('all', rest(terms)),
    any: (terms) => combined('any', rest(terms)),
    not: (term) => {
      const inner = withoutField(term, name);
      return inner && { not: inner };
    },
    logic: (logic) => (logicReads(logic).paths.includes(name) ? null : { logic }),
  });
}

function combined(kind: 'all' | 'any', terms: readonly Condition[]): Condition | null {
  if (terms.length < 2) return terms[0] ?? null;
  return kind === 'all' ? { all: terms } : { any: terms };
}

/** Fields of one name: the second and every further one. */
export function findDuplicateNames(template: Template): readonly Finding[] {
  const places = fieldPlaces(template);
  const taken = new Set(places.map(({ field }) => field.name));
  const seen = new Set<string>();
  return places.flatMap(({ field, path }) => {
    if (!seen.has(field.name)) {
      seen.add(field.name);
      return [];
    }
    let number = 2;
    while (taken.has(`${field.name}${number}`)) number += 1;
    const name = `${field.name}${number}`;
    taken.add(name);
    return [
      buildFinding(
        'duplicate_name',
        { kind: 'field', path, label: field.label },
        {
          path: `${path}.name`,
          others: [field.name],
          fieldNames: [field.name],
          fix: { kind: 'rename_field', path, name },
        },
      ),
    ];
  });
}

/** Options of one value within a field: the second and every further one. */
export function findDuplicateOptions(template: Template): readonly Finding[] {
  return fieldPlaces(template).flatMap(({ field, path }) =>
    field.options.flatMap((option, index) => {
      if (field.options.findIndex(({ value }) => value === option.value) === index) return [];
      const optionPath = `${path}.options[${index}]`;
      return [
        buildFinding(
          'duplicate_option',
          { kind: 'option', path: optionPath, label: option.label },
          {
            path: `${optionPath}.value`,
            others: [option.value],
            fieldNames: [field.name],
            fix: { kind: 'remove', path: optionPath },
          },
        ),
      ];
    }),
  );
}

/** Fields whose visibility depends on itself, one finding for each circle of fields that reach each other. */
export function findCycles(template: Template): readonly Finding[] {
  const entries = fieldReads(template);
  const reads = new Map(entries.map((entry) => [entry.place.field.name, entry.reads]));
  const reported = new Set<string>();
  return entries.flatMap(({ place }) => {
    if (reported.has(place.field.name)) return [];
    const names = shortestCycle(place.field.name, reads);
    if (names === undefined) return [];
    for (const name of names) reported.add(name);
    return [
      buildFinding(
        'visibility_cycle',
        { kind: 'field', path: place.path, label: place.field.label },
        { others: [...names, place.field.name], fieldNames: names },
      ),
    ];
  });
}

/** The shortest way from a field back to itself. */
function shortestCycle(start: string, reads: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const name of queue) {
    for (const next of reads.get(name) ?? []) {
      if (next === start) {
        const names = [name];
        for (let back = cameFrom.get(name); back !== undefined; back = cameFrom.get(back)) names.unshift(back);
        return names;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, name);
      queue.push(next);
    }
  }
  return undefined;
}

/** Rules that compare a choice with a value it does not offer. */
export function findUnknownOptions(template: Template): readonly Finding[] {
  const find = fieldLookup(template);
  return templateElements(template).flatMap((element) =>
    placedRules(element.condition, element.conditionPath).flatMap(({ rule, path }) => {
      const field = find(rule.field)?.field;
      if (field === undefined || !isChoice(field)) return [];
      if (rule.operator === 'greater_than' || rule.operator === 'less_than') return [];
      const isPart = rule.operator === 'contains' && !isList(field);
      const literal = String(rule.value);
      const isSame = ruleTest({ ...rule, operator: 'equals' }, false);
      const isOffered = field.options.some(({ value }) =>
        isPart ? value.toLowerCase().includes(literal.toLowerCase()) : isSame(value),
      );
      return isOffered
        ? []
        : [buildFinding('unknown_option', element, { path, others: [literal], fieldNames: [field.name] })];
    }),
  );
}
