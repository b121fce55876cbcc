// npm test: everything CI runs. Ends with a line `N passed, N failed`; exits 0 only if nothing failed.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './browser/chromium.ts';
import { countTests, type ReportCounts, titlesOf } from './requirements/reports.ts';
import { runTask, type Task, workspaceRoot } from './workspace/child-processes.ts';

const reports = join(workspaceRoot, 'reports');
/** Characters printed per failureDetails file, enough for a person to read. */
const MAX_DETAIL_CHARACTERS = 6000;

/** A part of the run. */
interface Part extends Task {
  /** Its report in reports/, counted at the end. */
  report?: string;
  /** Files in reports/ with details of its failures, as a glob; printed with them. */
  failureDetails?: string;
  /** A text in reports/ that is printed at the end of the part. */
  summary?: string;
}

function script(name: string, file: string, ...rest: string[]): Part {
  return { name, command: 'node', arguments: [file, ...rest] };
}

function vitest(name: string, ...selection: string[]): Part {
  const report = `${name}.json`;
  return {
    name,
    command: 'vitest',
    arguments: ['run', ...selection, '--reporter=default', '--reporter=json', `--outputFile.json=reports/${report}`],
    report,
  };
}

/** Parts that run sequentially. */
type Lane = readonly Part[];

/** Builds the shop, so that the browser tests in the other lane need not build it. */
const deployed: Part = {
  name: 'deployed',
  command: 'playwright',
  arguments: ['test', '--config', 'apps/shop/playwright.deployed.config.ts'],
  report: 'deployed.json',
  failureDetails: 'deployed/*/error-context.md',
};

const browserTests: Part = {
  name: 'e2e',
  command: 'playwright',
  arguments: ['test', '--config', 'apps/shop/playwright.config.ts'],
  report: 'e2e.json',
  // The page at the time of a failure.
  failureDetails: 'e2e/*/error-context.md',
};

// Two lanes of similar duration for two cores.
const lanes: readonly Lane[] = [
  [vitest('db', '--project', 'db'), browserTests],
  [
    script('check', 'scripts/check.ts'),
    deployed,
    { ...vitest('adopters', '--project', 'adopters'), summary: 'adopter-sizes.txt' },
    vitest('stories', '--config', '.storybook/vitest.config.ts'),
    vitest('unit', '--project', 'unit'),
  ],
];

const nothing: ReportCounts = { passed: 0, failed: 0, skipped: 0 };

function readReport({ report }: Part): object | null {
  const file = report && join(reports, report);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Counts a part's report. A part without a report counts as one test, one that fails without a failing test as one. */
function countPart(part: Part, exitCode: number): ReportCounts {
  const report = readReport(part);
  const counts = report ? countTests(report) : nothing;
  if (!part.report && exitCode === 0) return { ...nothing, passed: 1 };
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

/** The titles of a part's failed tests, or what else there is to say. */
function namesOfFailures(part: Part): readonly string[] {
  const report = readReport(part);
  const titles = report ? titlesOf(report, 'failed') : [];
  return titles.length > 0 ? titles : ['failed outside of a test'];
}

function printFailure({ failureDetails }: Part, output: string): void {
  console.log(output);
  if (failureDetails === undefined) return;
  for (const file of globSync(failureDetails, { cwd: reports })) {
    console.log(`${file}\n${readFileSync(join(reports, file), 'utf8').slice(0, MAX_DETAIL_CHARACTERS)}\n`);
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Installed before any part needs it, so that no two parts install it at once.
try {
  findChromium();
} catch (error) {
  console.error(`\n✖ ${error instanceof Error ? error.message : error}\n\n0 passed, 1 failed`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
/** One line per failed test; printed last, since the details of one failure fill many pages. */
const failures: string[] = [];

async function runLane(lane: Lane): Promise<void> {
  for (const part of lane) {
    const result = await runTask({ ...part, env: { CI: 'true' } });
    const counts = countPart(part, result.exitCode);
    total.passed += counts.passed;
    total.failed += counts.failed;
    const hasFailed = result.exitCode !== 0 || counts.failed > 0;
    if (hasFailed) failures.push(...namesOfFailures(part).map((name) => `✖ ${part.name}: ${name}`));
    const mark = hasFailed ? '✖' : '✔';
    console.log(
      `${mark} ${part.name}: ${counts.passed} passed, ${counts.failed} failed (${result.seconds.toFixed(0)} s)`,
    );
    const summary = part.summary && join(reports, part.summary);
    if (summary && existsSync(summary)) console.log(readFileSync(summary, 'utf8'));
    if (hasFailed) printFailure(part, result.output);
  }
}

await Promise.all(lanes.map(runLane));

for (const failure of failures) console.log(failure);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
