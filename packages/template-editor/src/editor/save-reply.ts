import type { TemplateJson } from 'configurator-core';

/** What the host is asked to save. */
export interface SaveRequest {
  readonly template: TemplateJson;
  /** False while findings keep it from going live: it is then kept as a draft. */
  readonly publish: boolean;
  /** Whether to save although another admin saved in between. */
  readonly isOverwrite: boolean;
}

/** The outcome. */
export type SaveReply =
  | {
      readonly status: 'saved';
      /** Stored ids by temporary id. */
      readonly ids: Readonly<Record<string, string>>;
      /** The live version. */
      readonly version: number;
    }
  /** Another admin saved since this template was loaded; nothing was written. */
  | { readonly status: 'conflict' }
  | { readonly status: 'failed'; readonly message: string };
