import { describe, expect, it } from 'vitest';
import { evaluate, issuesOf } from '../../index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { type WirePriceRule, type WireTableRange, type WireValidation, wireTemplate } from '../../testing/index.ts';
import { analyseTemplate } from '../analyse-template.ts';

function templateOf(ranges: WireTableRange[], validation_rules: WireValidation | null, gap = 'reject') {
  const amount = { table: { columns: { field: 'width', ranges }, cells: [ranges.map(() => 100)], gap } };
  const rule: WirePriceRule = {
    id: 'r',
    label: 'Maß',
    when: { field: 'kind', operator: 'equals', value: 'a' },
    amount,
  };
  return wireTemplate(
    [
      {
        fields: [
          { name: 'kind', options: [{ value: 'a' }, { value: 'b' }] },
          { name: 'width', field_type: 'number', validation_rules },
        ],
      },
    ],
    { price_rules: [rule] },
  );
}
const findings = (...args: Parameters<typeof templateOf>) =>
  analyseTemplate(aTemplate(templateOf(...args))).findings.map(({ code, witness }) => [code, witness]);
const touching = [
  { from: 0, to: 100 },
  { from: 101, to: 200 },
];

describe('findings about price tables', () => {
  it('Findings about price tables report a missing price for a valid number, with example values', () => {
    const template = templateOf(touching, { min: 0, max: 200 });
    const { findings: found } = analyseTemplate(aTemplate(template));
    expect(found.map(({ code, severity, path }) => [code, severity, path.join('.')])).toEqual([
      ['table_gap', 'warning', 'price_rules.0.amount.table.columns'],
    ]);
    const witness = found[0]?.witness ?? {};
    expect(witness).toMatchObject({ kind: 'a' });
    expect(issuesOf(evaluate(aConfigurator(template), witness))).toMatchObject([{ code: 'not_in_table' }]);
  });

  it('Findings about price tables ignore a gap without a valid number and one that rounds up', () => {
    expect(findings(touching, { min: 0, max: 200, integer: true })).toEqual([]);
    expect(findings(touching, { min: 0, max: 200 }, 'round_up')).toEqual([]);
  });

  it('Numbers beyond the last range of a table are reported as without a price', () => {
    expect(findings(touching, { min: 0, max: 201, integer: true }, 'round_up')).toEqual([
      ['table_gap', { kind: 'a', width: 201 }],
    ]);
  });

  it('Overlapping ranges are reported, but not adjacent ones', () => {
    const overlapping = [touching[0], { from: 99, to: 200 }] as WireTableRange[];
    expect(findings(overlapping, { min: 0, max: 200 }).map(([code]) => code)).toEqual(['table_overlap']);
    const meeting = [touching[0], { from: 100, to: 200 }] as WireTableRange[];
    expect(findings(meeting, { min: 0, max: 200 })).toEqual([]);
  });
});
