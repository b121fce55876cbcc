import type { TemplateJson } from 'configurator-core';

/** Argument of the host's `onSave`. */
export interface SaveRequest {
  readonly template: TemplateJson;
  /** False if errors prevent publishing; the template is then stored as a draft. */
  readonly publish: boolean;
  /** Whether to save although another admin saved in between. */
  readonly isOverwrite: boolean;
}

/** The version that another admin saved. */
export interface StoredVersion {
  /** The draft's JSON, as `template` of the editor. */
  readonly template: unknown;
  /** Called once the document contains its changes. From then on, saves are based on this version. */
  readonly onMerged: () => void;
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
  /**
   * Another admin saved since this template was loaded; nothing was written. With `theirs`, the editor merges both and
   * saves again; it asks only about what both changed. Without it, the admin chooses one of the two versions.
   */
  | { readonly status: 'conflict'; readonly theirs?: StoredVersion }
  | { readonly status: 'failed'; readonly message: string };
