import type { Browser } from 'playwright';
import { expect } from 'vitest';
import { stopGracefully } from '../scripts/workspace/child-processes.ts';
import { run } from './install-tarballs.ts';
import { openPage } from './open-page.ts';
import { freePort, startAndWaitFor } from './start-program.ts';

const next = 'node_modules/next/dist/bin/next';

/** Orders the tag, looks at its preview and saves its template, at the address of a running server. */
async function useTag(browser: Browser, origin: string, output: () => string): Promise<void> {
  const page = await openPage(browser);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const html = await (await fetch(`${origin}/`)).text();
  expect(html).toMatch(/Dog tag from (<!-- -->)?€9\.90/);
  expect(html).toContain('Step 1 of 2');
  await page.goto(`${origin}/`);
  await page.getByRole('radio', { name: 'Large (+€2.00)', exact: true }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('button', { name: 'Order · €11.90' }).click();
  await page.getByText('The server charges €11.90.').waitFor();

  await page.goto(`${origin}/preview`);
  await page.getByRole('radio', { name: 'Large (+€2.00)', exact: true }).check();
  await page.getByText('€11.90').filter({ visible: true }).first().waitFor();

  await page.goto(`${origin}/editor`);
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  // Computed by the worker.
  await page.getByRole('region', { name: 'Lowest total' }).waitFor();
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect.poll(output).toContain('saved: Dog tag');
  expect(faults).toEqual([]);
  await page.close();
}

/** Builds `projects/next` in the folder of the installed packages, serves it on a free port and uses its pages. */
export async function visitNext(folder: string, browser: Browser): Promise<void> {
  await run(folder, process.execPath, next, 'build', 'next');
  const port = String(await freePort());
  const parameters = [next, 'start', 'next', '--port', port, '--hostname', 'localhost'];
  const { child, output } = await startAndWaitFor(folder, 'Ready in', process.execPath, ...parameters);
  try {
    await useTag(browser, `http://localhost:${port}`, output);
  } finally {
    await stopGracefully(child);
  }
}
