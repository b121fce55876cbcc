import type { TemplateJson } from 'configurator-core';

/** An autosaved draft. */
export interface DraftEntry {
  readonly id: string;
  /** ISO 8601 */
  readonly savedAt: string;
  /** null if the account was deleted. */
  readonly author: string | null;
  /** Whether the template was not saved since this draft. */
  readonly isUnsaved: boolean;
  /** Whether an admin discarded it. It is listed, but not offered when the editor opens. */
  readonly isDiscarded?: boolean;
}

/**
 * Stores drafts in addition to the template, so that no change is lost. Functions reject with an Error whose message is
 * readable by the admin. Keep the object stable.
 */
export interface DraftSource {
  readonly save: (template: TemplateJson) => Promise<void>;
  /** Newest first. */
  readonly list: () => Promise<readonly DraftEntry[]>;
  /** The stored template JSON. */
  readonly load: (id: string) => Promise<unknown>;
  /** Marks a draft as discarded. If omitted, it is offered again when the editor opens. */
  readonly discard?: (id: string) => Promise<void>;
  /** Debounce time before a draft is saved, in milliseconds. */
  readonly waitMs: number;
}
