/** The admin who edits a template. */
export interface TemplateHolder {
  readonly name: string;
  /** ISO 8601 */
  readonly since: string;
  /** Whether it is the same account in another window. */
  readonly isCaller: boolean;
}

/** Whether this window holds the edit lock, and its holder. */
export interface TemplateHold {
  readonly isHeld: boolean;
  /** null if no window edits the template. */
  readonly holder: TemplateHolder | null;
  /** Whether another admin saved the template since this editor loaded it. */
  readonly isOutdated: boolean;
}

/**
 * Edit lock of a template, kept by the host. `look` only reads it, `hold` acquires a free lock or renews this window's
 * lock, `take` takes it over from another window. Keep the object stable.
 */
export interface PresenceSource {
  /** The reply to `hold` at page load, so that no admin types before the lock is known. */
  readonly first: TemplateHold;
  readonly ask: (mode: 'look' | 'hold' | 'take') => Promise<TemplateHold>;
  /** Time between heartbeats, in milliseconds. */
  readonly beatMs: number;
}
