import type { Browser } from 'playwright';
import { inspectPage } from './visit-page.ts';
import type { Work } from './work.ts';

function requireLabels(page: string, when: string, shown: readonly string[], expected: readonly string[]): void {
  const missing = expected.filter((label) => !shown.includes(label));
  const extra = shown.filter((label) => !expected.includes(label));
  if (missing.length + extra.length === 0) return;
  throw new Error(
    `${page} ${when} shows ${shown.length} fields instead of ${expected.length}: ` +
      `without ${missing.join(', ') || 'none'}, with ${extra.join(', ') || 'none'} besides.`,
  );
}

/**
 * Checks every page once: the same fields are visible at the start, and a word typed into one of them shows the same
 * further fields on every page except the baseline, which has no rules.
 * @returns component renders per key, by page
 * @throws Error with the first page that differs and the differing fields
 */
export async function requireEqualPages(
  browser: Browser,
  origin: string,
  names: readonly string[],
  work: Work,
): Promise<ReadonlyMap<string, number>> {
  const renders = new Map<string, number>();
  for (const [place, name] of names.entries()) {
    const seen = await inspectPage(browser, `${origin}/${name}.html`, work);
    requireLabels(name, 'at the start', seen.shownLabels, work.shownLabels);
    const isYardstick = place === 0;
    requireLabels(
      name,
      `with "${work.probe.word}" in ${work.typed.label}`,
      seen.probedLabels,
      isYardstick ? work.shownLabels : work.probe.shownLabels,
    );
    renders.set(name, seen.rendersPerKey);
  }
  return renders;
}
