import { expect, it } from 'vitest';
import { readStoredReport, type StoredReportName } from './stored-report.ts';

/** The commands, each with the row that its measured part proves; `npm test` itself covers the countable part. */
const commands: readonly (readonly [row: string, name: StoredReportName])[] = [
  ['[BEY-50] ', 'bench-web'],
  ['', 'bench-flood'],
];

it.for(commands)('%sThe last run of %s reached every goal and contains its date and commit', ([, name]) => {
  const report = readStoredReport(name);
  expect(report).toMatchObject({ missed: [] });
  expect(report?.ran).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(report?.commit).toMatch(/^[0-9a-f]{7,}$/);
});
