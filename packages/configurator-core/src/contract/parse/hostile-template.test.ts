import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTemplateIssue, parseTemplate, templateLimits } from '../../index.ts';
import { codesAt } from '../../testing/fixtures/parsed.ts';
import { withPartReplaced } from '../../testing/fixtures/with-part-replaced.ts';
import {
  everythingTemplate,
  hostileJsonArbitrary,
  type WireCondition,
  type WireTemplate,
  wireTemplate,
} from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

describe('hostile input', () => {
  it('A template parser never throws for any value', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
        (value) => {
          expect(parseTemplate(value).ok).toBe(false);
        },
      ),
      propertyRuns(2000),
    );
  });

  it('A template with arbitrary replacements never throws', () => {
    fc.assert(
      fc.property(
        withPartReplaced(everythingTemplate, hostileJsonArbitrary('field', 'operator', 'value', 'logic', 'var', 'cat')),
        (json) => {
          const parsed = parseTemplate(json);
          if (!parsed.ok) for (const issue of parsed.error) expect(formatTemplateIssue(issue)).not.toBe('');
        },
      ),
      propertyRuns(2000),
    );
  });

  it('A template is rejected if a property throws', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('Falle');
        },
        ownKeys: () => {
          throw new Error('Falle');
        },
      },
    );
    expect(codesAt(trap)).toEqual(['unreadable']);
  });

  it('The key __proto__ is rejected, and no prototype is polluted', () => {
    const json = JSON.parse('{"id":"t","name":"T","sections":[],"x":{"__proto__":{"hacked":true}}}');
    expect(codesAt(json)).toEqual(['forbidden_key x']);
    expect({}).not.toHaveProperty('hacked');
  });

  it('A template is rejected when it is nested too deeply or contains itself', () => {
    let deep: unknown = { field: 'a', operator: 'equals', value: 1 };
    for (let depth = 0; depth < 100_000; depth += 1) deep = { not: deep };
    expect(codesAt({ ...wireTemplate([]), sections: [{ id: 's', conditional_display: deep }] })).toEqual([
      `too_deep sections[0].conditional_display${'.not'.repeat(33)}`,
    ]);
    let deeper: WireCondition = { field: 'a', operator: 'equals', value: 1 };
    for (let depth = 0; depth < 500; depth += 1) deeper = { not: deeper };
    expect(codesAt(wireTemplate([{ conditional_display: deeper }]))).toHaveLength(1);
    const circular: Record<string, unknown> = { id: 't', name: 'T' };
    circular.self = [circular, circular];
    expect(codesAt(circular)).toEqual([expect.stringMatching(/^too_deep self\[0\]/)]);
  });

  const fieldsOf = (count: number): WireTemplate =>
    wireTemplate([{ fields: Array.from({ length: count }, (_, index) => ({ name: `f${index}` })) }]);

  it('A template may have more than 5000 fields', () => {
    expect(codesAt(fieldsOf(6000))).toEqual([]);
  });

  it('A template with 50,000 fields is rejected before any of them is read', () => {
    let reads = 0;
    const watched = new Proxy({}, { get: () => (reads += 1) });
    const json = wireTemplate([{ fields: [] }]);
    Object.assign(json.sections[0]?.groups[0] ?? {}, { fields: Array.from({ length: 50_000 }, () => watched) });
    expect(codesAt(json)).toEqual(['too_large sections']);
    expect(reads).toBe(0);
    expect(templateLimits.fields).toBeLessThan(50_000);
  });
  it('A template with too many sections and groups is refused, and none of them is read', () => {
    const { parts } = templateLimits;
    const sections = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `s${index}`, title: 'S' }));
    const withSections = (count: number) => ({ id: 't', name: 'T', sections: sections(count) });
    expect(codesAt(withSections(parts + 1))).toEqual(['too_large sections']);
    const halves = [{ id: 's', title: 'S', groups: sections(parts) }];
    expect(codesAt({ id: 't', name: 'T', sections: halves })).toEqual(['too_large sections']);
    expect(parseTemplate(withSections(parts)).ok).toBe(true);
  });

  it('A template is rejected if an object exceeds the maximum number of keys', () => {
    const keys = Array.from({ length: templateLimits.keys + 1 }, (_, index) => [`key${index}`, 0]);
    expect(codesAt({ ...wireTemplate([]), ...Object.fromEntries(keys) })).toEqual(['too_large']);
  });

  it('A template with 600,000 unknown keys is rejected, and the message names the limit', () => {
    const keys = Array.from({ length: 600_000 }, (_, index) => [`key${index}`, 0]);
    const parsed = parseTemplate({ ...wireTemplate([]), ...Object.fromEntries(keys) });
    expect(parsed.ok ? [] : parsed.error.map((issue) => formatTemplateIssue(issue))).toEqual([
      'Die Vorlage ist zu groß (höchstens 10000 Schlüssel je Objekt).',
    ]);
  });

  it('A template is rejected if shared references expand beyond the size limit', () => {
    let shared: unknown = { field: 'a', operator: 'equals', value: 1 };
    for (let depth = 0; depth < 30; depth += 1) shared = { all: [shared], any: [shared], not: shared };
    expect(codesAt(wireTemplate([{ conditional_display: JSON.parse('{}') }]))).toEqual([]);
    const json = { ...wireTemplate([]), sections: [{ id: 's', conditional_display: shared }] };
    expect(codesAt(json)).toEqual(['too_large']);
  });

  it('A template above the maximum length is rejected', () => {
    expect(codesAt({ ...wireTemplate([]), description: 'x'.repeat(templateLimits.characters) })).toEqual(['too_large']);
  });

  it('A rejection lists a bounded number of issues', () => {
    const json = wireTemplate([
      {
        fields: [
          {
            name: 'a',
            options: Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, additional_price: -1 })),
          },
        ],
      },
    ]);
    expect(codesAt(json)).toHaveLength(templateLimits.issues);
  });
});
