import { drawnFiles } from './arbitraries/draw-values.ts';
import { oracleComputed } from './oracle/oracle-computed.ts';
import type { OracleValue } from './oracle/oracle-conditions.ts';
import { type OracleEvaluation, oracleEvaluate } from './oracle/oracle-evaluate.ts';
import { oracleBrokenRules } from './oracle/oracle-validation.ts';
import type { WireCondition, WireField, WireTemplate } from './wire-template.ts';
import { wireTemplate } from './wire-template.ts';

/** Stored values. A missing value is empty. */
export type BruteState = Readonly<Record<string, OracleValue>>;

/** Returns the text in the other case, which `equals` distinguishes and `contains` ignores. */
const otherCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

/** Up to this length, only a combining mark may fit between two compared texts. */
const TIGHT_MAX_LENGTH = 3;

/** Returns texts that together match every combination of the compared texts. */
function textCandidates(compared: readonly string[], maxLength: number | undefined): readonly string[] {
  let mixes: string[] = [''];
  for (const text of new Set(compared)) mixes = mixes.concat(mixes.map((mix) => `${mix}#${text}`));
  const close = mixes.map((mix) => mix.replaceAll('#', ''));
  const texts = [
    '#',
    '##',
    ...compared,
    ...mixes,
    ...mixes.map((mix) => `${mix}#`),
    ...close,
    ...compared.map(otherCase),
  ];
  // Separates texts with a sign outside of all compared texts, and with a letter, for fields that accept only letters.
  const isTight = maxLength !== undefined && maxLength <= TIGHT_MAX_LENGTH;
  const marked = isTight ? [...close, ...mixes].map((text) => `${text.replaceAll('#', '\u0301')}\u0301`) : [];
  return [...texts, ...texts.map((text) => text.replaceAll('#', 'q')), ...marked].filter((text) => text !== '');
}

function numberCandidates(compared: readonly number[], field: WireField): readonly number[] {
  const { min, max } = field.validation_rules ?? {};
  const points = [...compared, min, max].filter((point) => point !== undefined).sort((a, b) => a - b);
  const gaps = points.flatMap((point, index) => [point - 0.5, point + 0.5, (point + (points[index + 1] ?? point)) / 2]);
  const digits = compared.flatMap((number) => {
    const text = String(Math.abs(number));
    const wholes = [-7, -1, 0, 3, 7, 11, 60, 70];
    return wholes.map((whole) => Number(text.includes('.') ? `${whole}${text}` : `${whole}.${text}1`));
  });
  const steps = Array.from({ length: 61 }, (_, index) => index);
  return [
    ...points,
    ...gaps,
    ...digits,
    ...(field.validation_rules?.integer || field.validation_rules?.step ? [...steps, 2.5, 7.5] : [1]),
  ];
}

function comparedWith(template: WireTemplate, field: WireField): readonly string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('operator' in value && 'field' in value && 'value' in value) {
      if (value.field === field.name || value.field === field.id) found.push(String(value.value));
    }
    if ('from' in value && 'to' in value && field.field_type === 'number') {
      found.push(String(value.from), String(value.to));
    }
    for (const part of Object.values(value)) walk(part);
  };
  walk(template);
  return found;
}

const GRID = Array.from({ length: 121 }, (_, index) => index - 60);
const HALVINGS = 50;

/** Finds a number between two others where a function is exactly `limit`, if bisection hits one. */
function between(low: number, high: number, limit: number, at: (number: number) => number): readonly number[] {
  let [from, to] = [low, high];
  const rises = at(low) < at(high);
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (from + to) / 2;
    const value = at(middle);
    if (value === limit) return [middle];
    if (value < limit === rises) from = middle;
    else to = middle;
  }
  return [];
}

/** Returns numbers of a field that make a computed field exactly `limit` while other numbers are empty or 1. */
function numbersReaching(limit: number, { name }: WireField, { computed }: WireField): readonly number[] {
  if (computed?.result !== 'number') return [];
  const read = [...JSON.stringify(computed.logic).matchAll(/"var":\[?"([^"]*)"/g)].map(([, other = '']) => other);
  return [undefined, 1].flatMap((other) => {
    const others = Object.fromEntries(read.map((key) => [key, other]));
    const at = (number: number) => Number(oracleComputed(computed, { ...others, [name]: number }) ?? Number.NaN);
    const found = GRID.flatMap((number, index) => {
      const next = GRID[index + 1] ?? number;
      if (at(number) === limit) return [number];
      return (at(number) - limit) * (at(next) - limit) < 0 ? between(number, next, limit, at) : [];
    });
    return found.slice(0, 2);
  });
}

/** Returns numbers of a field at which rules on a computed field that reads it may change their outcome. */
function turningPoints(template: WireTemplate, field: WireField): readonly number[] {
  const fields = template.sections.flatMap((section) => section.groups.flatMap((group) => group.fields));
  return fields.flatMap((other) => {
    const text = JSON.stringify(other.computed ?? null);
    if (!text.includes(JSON.stringify(field.name))) return [];
    const written = [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
    const compared = comparedWith(template, other).map((limit) => Number(limit.replace(',', '.')));
    const limits = [...compared, ...numbersOfLogic(template, other)];
    // JSON Logic does not parse a decimal comma in computed texts, so only integers compare.
    const wholes = other.computed?.result === 'text' ? [-1, 1] : [];
    const turns = limits.flatMap((limit) => [
      limit,
      ...wholes.map((step) => Math.floor(limit) + step),
      ...written.flatMap((number) => [limit / number, limit - number, number - limit, limit * number]),
    ]);
    const reaching = limits.flatMap((limit) => numbersReaching(limit, field, other));
    return [...written, ...turns, ...reaching].filter(Number.isFinite);
  });
}

/** Returns the numbers in JSON Logic conditions that read a field. */
function numbersOfLogic(template: WireTemplate, field: WireField): readonly number[] {
  const found: number[] = [];
  const walk = (value: unknown, key: string): void => {
    const text = key === 'logic' ? JSON.stringify(value) : '';
    if (text.includes(JSON.stringify(field.name))) {
      found.push(...[...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number)));
    }
    if (typeof value === 'object' && value !== null)
      for (const [inner, part] of Object.entries(value)) walk(part, inner);
  };
  walk(template, '');
  return found;
}

/** Returns every distinguishable value of a field: empty first, then only valid ones. */
export function candidateValues(template: WireTemplate, field: WireField): readonly OracleValue[] {
  const compared = comparedWith(template, field);
  if (field.field_type === 'static_text' || field.field_type === 'iframe') return [undefined];
  if (field.computed !== undefined) return [undefined];
  if (field.options.length > 0 && field.field_type === 'checkbox') {
    const lists = field.options.reduce<string[][]>(
      (all, { value }) => all.concat(all.map((list) => [...list, value])),
      [[]],
    );
    return [undefined, ...lists.filter((list) => list.length > 0)];
  }
  if (field.options.length > 0 && ['dropdown', 'radio', 'color'].includes(field.field_type)) {
    return [undefined, ...field.options.map(({ value }) => value)];
  }
  if (field.field_type === 'checkbox') return [undefined, true];
  if (field.field_type === 'file') {
    const file = drawnFiles.find((drawn) => oracleBrokenRules(field, [drawn]).length === 0);
    return [undefined, ...(file ? [[file]] : [])];
  }
  if (field.field_type === 'dropdown' || field.field_type === 'radio') return [undefined];
  const candidates =
    field.field_type === 'number'
      ? numberCandidates(
          [
            ...compared.map((text) => Number(text.replace(',', '.'))),
            ...turningPoints(template, field),
            ...numbersOfLogic(template, field),
          ].filter((number) => !Number.isNaN(number)),
          field,
        )
      : [
          ...textCandidates(compared, field.validation_rules?.maxLength),
          ...compared.flatMap((text) => numberNeighbours(text)),
          'bel',
          'anna@example.de',
          ...textCandidates(compared, field.validation_rules?.maxLength).map(
            (text) => `${text.replaceAll('#', '')}@example.de`,
          ),
          'https://stoffe.example/rot',
        ];
  return [undefined, ...new Set(candidates.filter((value) => oracleBrokenRules(field, value).length === 0))];
}

function numberNeighbours(text: string): readonly string[] {
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number)
    ? []
    : [0, number, number - 0.5, number + 0.5, number - 1, number + 1].flatMap((near) => [
        String(near),
        `0${near}`,
        `00${near}`,
        `${near}0`,
      ]);
}

/** Returns a template with one more field per condition, so that the oracle shows which conditions are true. */
export function withProbes(template: WireTemplate, conditions: readonly WireCondition[]): WireTemplate {
  const probes = wireTemplate([
    {
      id: 'probes',
      order_index: 1000,
      fields: conditions.map((condition, index) => ({
        name: `probe ${index}`,
        field_type: 'static_text',
        conditional_display: condition,
      })),
    },
  ]);
  return { ...template, sections: [...template.sections, ...probes.sections] };
}

/** A state that a shopper can reach, with its evaluation and the states reachable by filling in one more field. */
export interface BruteNode {
  readonly state: BruteState;
  readonly evaluation: OracleEvaluation;
  /** Keys of the states with one more field filled in. */
  readonly fills: readonly string[];
  readonly isComplete: boolean;
  /** The same without comparisons and price tables, whose issues can be fixed at the field they are reported for. */
  readonly isFilledIn: boolean;
}

/** Returns the key of a state. */
export function stateKey(state: BruteState): string {
  const filled = Object.keys(state).filter((name) => state[name] !== undefined);
  return JSON.stringify(filled.sort().flatMap((name) => [name, state[name]]));
}

/**
 * Visits every state a shopper can reach from empty by filling in, changing and clearing visible fields with values
 * that are valid on their own.
 * @param alsoTry states whose values are tried too
 * @returns undefined if there are more than `most` states
 */
export function bruteForce(
  template: WireTemplate,
  most: number,
  alsoTry: readonly BruteState[] = [],
): ReadonlyMap<string, BruteNode> | undefined {
  const fields = template.sections.flatMap((section) => section.groups.flatMap((group) => group.fields));
  const candidates = new Map(
    fields.map((field) => {
      const values = [...candidateValues(template, field), ...alsoTry.map((state) => state[field.name])];
      return [field.name, [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]];
    }),
  );
  const nodes = new Map<string, BruteNode>();
  const start: BruteState = {};
  const queue = [start];
  const queued = new Set([stateKey(start)]);
  for (const state of queue) {
    if (queued.size > most) return undefined;
    const evaluation = oracleEvaluate(template, state, 9900);
    const fills: string[] = [];
    for (const name of evaluation.visibleFieldNames) {
      const offered = evaluation.availableOptions[name];
      for (const value of candidates.get(name) ?? []) {
        const isOffered =
          offered === undefined ||
          value === undefined ||
          [value].flat().every((entry) => offered.includes(String(entry)));
        if (!isOffered) continue;
        const next = { ...state, [name]: value };
        const key = stateKey(next);
        if (value !== undefined && evaluation.countedValues[name] === undefined) fills.push(key);
        if (queued.has(key)) continue;
        queued.add(key);
        queue.push(next);
      }
    }
    const own = evaluation.brokenRules.filter(
      ({ rule }) => !['greaterThanField', 'lessThanField', 'table'].includes(rule),
    );
    const isComplete = evaluation.brokenRules.length === 0;
    nodes.set(stateKey(state), { state, evaluation, fills, isComplete, isFilledIn: own.length === 0 });
  }
  return nodes;
}

/** Returns the keys of states that cannot be completed by filling in more visible fields. */
export function deadStates(nodes: ReadonlyMap<string, BruteNode>): ReadonlySet<string> {
  const alive = new Set<string>();
  let size = -1;
  while (size !== alive.size) {
    size = alive.size;
    for (const [key, node] of nodes) {
      if (!alive.has(key) && (node.isFilledIn || node.fills.some((next) => alive.has(next)))) alive.add(key);
    }
  }
  return new Set([...nodes.keys()].filter((key) => !alive.has(key)));
}
