import type { TemplateJson } from 'configurator-core';

/** Argument of the host's `onSave`. */
export interface SaveRequest {
  readonly template: TemplateJson;
  /** False if errors prevent publishing; the template is then stored as a draft. */
  readonly publish: boolean;
  /** Whether to save although another admin saved in between. */
  readonly isOverwrite: boolean;
}

/** Outcome of a save. */
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
