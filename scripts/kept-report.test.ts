import { expect, it } from 'vitest';
import { type KeptReportName, readKeptReport } from './kept-report.ts';

/** The commands with the rows that their measured part proves; the countable part is tested by `npm test` itself. */
const commands: readonly (readonly [name: KeptReportName, row: string])[] = [
  ['bench-web', '[BEY-50] '],
  ['bench-flood', ''],
];

// A command that has never run has no report, and proves no row.
const reports = commands.flatMap(([name, row]) => {
  const report = readKeptReport(name);
  return report === null ? [] : [[`${row}the last run of ${name}`, report] as const];
});

it.for([...reports, ['no report', null] as const])(
  '%s reached every goal, and names its day and commit',
  ([, report]) => {
    if (report === null) return;
    expect(report.missed).toEqual([]);
    expect(report.ran).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(report.commit).toMatch(/^[0-9a-f]{7,}$/);
  },
);
