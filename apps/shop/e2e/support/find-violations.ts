import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** Minified, because a page parses it in half the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations that axe finds on the current page, as `rule: selectors`.
 * @param rules the rules to check; those of WCAG 2.2 A and AA by default
 */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Loading axe takes longer than a check, so it is loaded once per document.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  return page.evaluate(checkDocument, {
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
    // Skips preloading the style sheets, which only a disabled rule needs.
    preload: { assets: ['media'] },
  } satisfies RunOptions);
}

/** Runs in the page. */
async function checkDocument(options: RunOptions): Promise<string[]> {
  const { violations } = await window.axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
