import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds on the current page, as `rule: selectors`.
 * @param rules the rules to check; those of WCAG 2.2 A and AA by default
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Loading axe takes longer than checking a page with it: once per document is enough.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(checkDocument, {
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
  } satisfies RunOptions);
}

/** Runs in the page. */
async function checkDocument(options: RunOptions): Promise<string[]> {
  const { violations } = await window.axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
