import type { BrowserContext, Page } from '@playwright/test';

/** What a flow through the shop works with. */
export interface FlowTools {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly backendUrl: string;
  /** Saves a screenshot of the page if the run asks for them. */
  readonly look: (name: string) => Promise<void>;
}

/** A walk through the shop, independent of the browser's language and width. */
export type Flow = (tools: FlowTools) => Promise<void>;
