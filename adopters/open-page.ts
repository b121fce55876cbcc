import type { Browser, Page } from 'playwright';

/** Opens a page that waits as long as a busy machine needs to analyse a template or load a search index. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}
