interface PlaywrightSuite {
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** Number of passed, failed and skipped tests of a report. */
export interface ReportCounts {
  passed: number;
  failed: number;
  skipped: number;
}

interface ReportedTest {
  title: string;
  outcome: keyof ReportCounts;
}

function isVitest(report: object): report is VitestReport {
  return 'testResults' in report;
}

function playwrightTests(suite: PlaywrightSuite): ReportedTest[] {
  const own = (suite.specs ?? []).map((spec): ReportedTest => {
    if (spec.tests.every(({ status }) => status === 'skipped')) return { title: spec.title, outcome: 'skipped' };
    return { title: spec.title, outcome: spec.ok ? 'passed' : 'failed' };
  });
  return [...own, ...(suite.suites ?? []).flatMap(playwrightTests)];
}

function reportedTests(report: object): ReportedTest[] {
  if (!isVitest(report)) return playwrightTests(report);
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
    }));
}

/** The titles of the tests with one outcome, from a Vitest or Playwright JSON report. */
export function titlesOf(report: object, outcome: keyof ReportCounts): string[] {
  return reportedTests(report)
    .filter((test) => test.outcome === outcome)
    .map((test) => test.title);
}

/** Counts the tests of a Vitest or Playwright JSON report by outcome. */
export function countTests(report: object): ReportCounts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const test of reportedTests(report)) counts[test.outcome] += 1;
  return counts;
}
