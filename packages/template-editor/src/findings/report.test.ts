import { dogCoatTemplate } from 'configurator-core/templates';
import { brokenTemplates } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import { createReport, hasErrors } from './report.ts';

test('[BEY-62] A valid template can be published and has price bounds', () => {
  const report = createReport(dogCoatTemplate, 9900);
  expect(hasErrors(report)).toBe(false);
  expect(report.bounds).toMatchObject({
    lowest: { totalCents: 9900, isExact: true },
    highest: { totalCents: 15900, isExact: true },
  });
});

const blocking: ReadonlySet<string> = new Set([
  'visibility_cycle',
  'dead_end',
  'cannot_complete',
  'unknown_field',
  'invalid_comparison',
  'impossible_comparison',
  'circular_comparison',
]);

test.each(Object.entries(brokenTemplates))('[BEY-62] %s is reported at its part', (_, broken) => {
  const report = createReport(broken.template, 9900);
  const finding = report.findings.find(({ code }) => code === broken.code);
  expect(finding?.path).toEqual(broken.path);
  expect(hasErrors(report)).toBe(blocking.has(broken.code));
});

test('An invalid template has only issues', () => {
  expect(createReport({ sections: 3 }, 9900)).toMatchObject({ findings: [], bounds: null });
  expect(hasErrors(createReport(null, 9900))).toBe(true);
});
