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
      /** The live version. */
      readonly version: number;
      /** Why the template was not published although `publish` was set. It was saved as a draft. */
      readonly unpublished?: string | undefined;
    }
  /**
   * Another admin saved since this template was loaded; nothing was written. With `theirs`, the editor merges both and
   * saves again; it asks only about what both changed. Without it, the admin chooses one of the two versions.
   */
  | { readonly status: 'conflict'; readonly theirs?: StoredVersion }
  | { readonly status: 'failed'; readonly message: string };
