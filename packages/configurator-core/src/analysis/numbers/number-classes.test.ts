import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTemplate } from '../../testing/a-configurator.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { fieldPlaces } from '../findings/template-elements.ts';
import { numberDomain } from '../model/value-classes.ts';
import { numberClasses } from './number-classes.ts';

const bound = fc.option(fc.integer({ min: -5, max: 60 }), { nil: undefined });

describe('representative numbers', () => {
  it('Representative numbers cover every gap between compared numbers that contains a valid number', () => {
    const domain = fc.record({
      min: bound,
      max: bound,
      step: fc.constantFrom(undefined, 1, 2.5, 7),
      literals: fc.array(fc.constantFrom(0, 2.5, 7, 10, 11, 40, 60), { maxLength: 4 }),
    });
    let valid = 0;
    const { numRuns } = propertyRuns(3000);
    fc.assert(
      fc.property(domain, fc.integer({ min: -40, max: 260 }), ({ min, max, step, literals }, quarters) => {
        const base = min ?? 0;
        const isValid = (value: number): boolean =>
          value >= (min ?? -1000) &&
          value <= (max ?? 1000) &&
          (step === undefined || Number.isInteger((value - base) / step));
        const value = step === undefined ? quarters / 4 : base + step * Math.round((quarters / 4 - base) / step);
        if (!isValid(value)) return;
        valid += 1;
        const { spans, isComplete } = numberClasses({ min, max, step, base, literals, isValid });
        if (!isComplete) return;
        const place = (one: number): string => literals.map((literal) => Math.sign(one - literal)).join();
        expect(spans.map((span) => place(span.value))).toContain(place(value));
        for (const span of spans) {
          expect(isValid(span.value)).toBe(true);
          expect(span.value).toBeGreaterThanOrEqual(span.low);
          expect(span.value).toBeLessThanOrEqual(span.high);
        }
        expect(spans.some(({ low, high }) => value >= low && value <= high)).toBe(true);
      }),
      { numRuns },
    );
    expect(valid).toBeGreaterThan(numRuns / 5);
  });

  it('Representative numbers are on the step where a number close to it is valid too', () => {
    const decimals = fc.record({
      step: fc.constantFrom(0.1, 0.3, 0.05, 0.7),
      min: fc.constantFrom(0, -2, 0.1),
      count: fc.integer({ min: 1, max: 9 }),
      literals: fc.array(
        fc.record({ tenths: fc.integer({ min: -30, max: 60 }), off: fc.constantFrom(-1e-16, 0, 1e-16, 5e-17, 0.05) }),
        { maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(decimals, ({ step, min, count, literals: drawn }) => {
        const onStep = Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toFixed(6)));
        const max = onStep.at(-1) ?? min;
        const rules = { field_type: 'number' as const, validation_rules: { min, max, step } };
        const [place] = fieldPlaces(aTemplate(wireTemplate([{ fields: [{ name: 'a', ...rules }] }])));
        if (place === undefined) throw new Error('There is no field.');
        const literals = drawn.map(({ tenths, off }) => (tenths / 10) * (1 + off) + off);
        const { spans } = numberClasses({ ...numberDomain(place.field), literals });
        const gapOf = (value: number): string => literals.map((literal) => Math.sign(value - literal)).join();
        for (const value of onStep) expect(spans.map((span) => gapOf(span.value))).toContain(gapOf(value));
        for (const span of spans) {
          const inGap = onStep.filter((value) => gapOf(value) === gapOf(span.value));
          // Between two literals that are almost equal, only a number next to a step may be valid.
          if (inGap.length === 0) continue;
          expect(inGap).toContain(span.value);
          expect([span.low, span.high]).toEqual([inGap[0], inGap.at(-1)]);
        }
      }),
      { numRuns: propertyRuns().numRuns },
    );
  });

  it('Representative numbers end spans at the last whole number before a bound', () => {
    const isValid = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 60;
    const { spans } = numberClasses({ min: 1, max: 60, step: 1, base: 1, literals: [10], isValid });
    expect(spans).toEqual([
      { value: expect.any(Number), low: 1, high: 9 },
      { value: 10, low: 10, high: 10 },
      { value: expect.any(Number), low: 11, high: 60 },
    ]);
  });
});
