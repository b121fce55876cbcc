import type { TemplateJson } from 'configurator-core';

/** An autosaved draft. */
export interface DraftEntry {
  readonly id: string;
  /** ISO 8601 */
  readonly savedAt: string;
  /** Null where the account is gone. */
  readonly author: string | null;
  /** The template was not saved since. */
  readonly isUnsaved: boolean;
}

/**
 * Keeps drafts beside the template, so that no change is lost. Functions reject with an Error whose message a person can
 * read. Keep it the same object.
 */
export interface DraftSource {
  readonly save: (template: TemplateJson) => Promise<void>;
  /** The newest first. */
  readonly list: () => Promise<readonly DraftEntry[]>;
  /** The template's JSON as it was kept. */
  readonly load: (id: string) => Promise<unknown>;
  /** How long typing pauses before a draft is saved. */
  readonly waitMs: number;
}
