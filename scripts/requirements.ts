// pnpm requirements [AREA…]: counts the ledger rows named in the title of a passing test in the last runs. Exits with 0
// only if every given area (by default all areas) is complete.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAreas } from './requirements/ledger.ts';
import { titlesOf } from './requirements/reports.ts';
import { workspaceRoot } from './workspace/child-processes.ts';

const reportsFolder = join(workspaceRoot, 'reports');
const areas = readAreas(readFileSync(join(workspaceRoot, 'docs/requirements.md'), 'utf8'));
const reports = existsSync(reportsFolder) ? readdirSync(reportsFolder).filter((file) => file.endsWith('.json')) : [];
if (reports.length === 0) {
  console.error(
    'No test reports in reports/. Run npm test (or pnpm test:unit, test:db, test:stories, test:e2e) first.',
  );
  process.exit(1);
}

const covered = new Set(
  reports
    .flatMap((file) => titlesOf(JSON.parse(readFileSync(join(reportsFolder, file), 'utf8')), 'passed'))
    .flatMap((title) => [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1]?.split(/[\s,]+/) ?? [])),
);

const requestedNames = process.argv.slice(2);
const unknown = requestedNames.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) {
  console.error(`Unknown area ${unknown.join(', ')}. Areas: ${areas.map((area) => area.name).join(', ')}`);
  process.exit(1);
}

const shown = areas.filter((area) => requestedNames.length === 0 || requestedNames.includes(area.name));
console.log('Area          rows covered');
for (const area of shown) {
  const coveredCount = area.rows.filter((row) => covered.has(row.id)).length;
  const mark = coveredCount === area.rows.length ? '✔' : ' ';
  console.log(
    `${area.name.padEnd(12)} ${String(area.rows.length).padStart(5)} ${String(coveredCount).padStart(7)} ${mark}`,
  );
}

const missing = shown.flatMap((area) => area.rows.filter((row) => !covered.has(row.id)));
const total = shown.reduce((sum, area) => sum + area.rows.length, 0);
console.log(
  `\n${total - missing.length} of ${total} rows covered by ${reports.length} reports (${reports.join(', ')}).`,
);
if (missing.length > 0) console.log('\nMissing:');
for (const row of missing) console.log(`  ${row.id.padEnd(16)} ${row.text.slice(0, 110)}`);
process.exit(missing.length === 0 ? 0 : 1);
