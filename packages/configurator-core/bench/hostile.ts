import { analyseTemplate } from '../src/analysis/index.ts';
import { evaluate, loadConfigurator, parseTemplate, setValue } from '../src/index.ts';
import { stressTemplate } from '../src/testing/stress-template.ts';
import { wireTemplate } from '../src/testing/wire-template.ts';
import { median } from './measure.ts';

/** The outcome for a hostile template, and its duration in ms. */
export interface HostileRow {
  template: string;
  /** The first issue with its path, or `works`. */
  outcome: string;
  ms: number;
}

const shownIf = (field: string) => ({ field, operator: 'equals' as const, value: 'x' });
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const fields = (count: number) => wireTemplate([{ fields: many(count, (index) => ({ name: `f${index}` })) }]);

function nested(depth: number, inside: unknown): unknown {
  return JSON.parse(`${'{"not":'.repeat(depth)}${JSON.stringify(inside)}${'}'.repeat(depth)}`);
}

function circular(): unknown {
  const json: Record<string, unknown> = { ...fields(1) };
  json.self = [json, json];
  return json;
}

/** The templates, as returned by JSON.parse. */
const templates: Readonly<Record<string, () => unknown>> = {
  '10 MB of options': () =>
    wireTemplate([{ fields: [{ name: 'a', options: many(70_000, (index) => ({ value: `option-${index}` })) }] }]),
  '10 MB in one text': () => ({ ...fields(1), description: 'x'.repeat(10_000_000) }),
  '10 MB of unknown keys': () => ({
    ...fields(1),
    ...Object.fromEntries(many(600_000, (index) => [`key-${index}`, 0])),
  }),
  '50,000 fields': () => fields(50_000),
  'conditions 5,000 deep': () => ({
    ...fields(1),
    sections: [{ id: 's', conditional_display: nested(5000, shownIf('f')) }],
  }),
  'lists 5,000 deep': () => ({ ...fields(1), x: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) }),
  'an object that contains itself': circular,
  '__proto__ as a key': () => JSON.parse('{"id":"t","name":"T","sections":[],"x":{"__proto__":{"hacked":true}}}'),
  'a chain of 5000 rules, last first': () =>
    wireTemplate([
      {
        fields: many(5000, (index) => ({
          name: `f${index}`,
          conditional_display: index === 4999 ? null : shownIf(`f${index + 1}`),
        })),
      },
    ]),
  'a circle of 20,000 rules': () =>
    wireTemplate([
      {
        fields: many(20_000, (index) => ({
          name: `f${index}`,
          conditional_display: shownIf(`f${(index + 1) % 20_000}`),
        })),
      },
    ]),
  '10,000 circles of two rules': () =>
    wireTemplate([
      { fields: many(20_000, (index) => ({ name: `f${index}`, conditional_display: shownIf(`f${index ^ 1}`) })) },
    ]),
  'a pattern that needs its text again': () =>
    wireTemplate([{ fields: [{ name: 'a', validation_rules: { pattern: '(a+)\\1' } }] }]),
  'a pattern of nested repeats': () =>
    wireTemplate([{ fields: [{ name: 'a', validation_rules: { pattern: '(((a{900}){900}){900}){900}' } }] }]),
  'JSON Logic that doubles a list with each item': () =>
    wireTemplate([
      {
        conditional_display: {
          logic: { reduce: [many(40, () => 1), { merge: [{ var: 'accumulator' }, { var: 'accumulator' }] }, [1]] },
        },
        fields: [{ name: 'a' }],
      },
    ]),
};

function timed<T>(work: () => T): { result: T; ms: number } {
  const started = performance.now();
  const result = work();
  return { result, ms: performance.now() - started };
}

/** Loads every hostile template, and evaluates a text against a pattern on which a backtracking matcher hangs. */
export function measureHostile(): HostileRow[] {
  const loaded = Object.entries(templates).map(([template, make]): HostileRow => {
    const json = make();
    const { result, ms } = timed(() => loadConfigurator(json));
    const first = result.ok ? undefined : result.error[0];
    const place = first && first.path.length > 40 ? `${first.path.slice(0, 40)}…` : first?.path;
    return { template, outcome: first ? `${first.code} ${place}`.trim() : 'works', ms };
  });
  const pattern = loadConfigurator(
    wireTemplate([{ fields: [{ name: 'a', validation_rules: { pattern: '(a|a)*(a+)+b' } }] }]),
  );
  if (!pattern.ok) throw new Error('The pattern is one that must work.');
  const { result, ms } = timed(() => evaluate(pattern.value, setValue(pattern.value, {}, 'a', 'a'.repeat(2000))));
  return [...loaded, { template: 'a text that makes backtracking hang', outcome: `${result.issueCount} issue`, ms }];
}

/** Returns the median time of the analysis of 500 fields in milliseconds. */
export function measureAnalysis(): number {
  const parsed = parseTemplate(stressTemplate(500));
  if (!parsed.ok) throw new Error('The stress template is one that must work.');
  return median(many(5, () => timed(() => analyseTemplate(parsed.value)).ms));
}
