/** The admin who edits a template. */
export interface TemplateHolder {
  readonly name: string;
  /** ISO 8601 */
  readonly since: string;
  /** The same account in another window. */
  readonly isCaller: boolean;
}

/** Whether this window edits the template, and who does. */
export interface TemplateHold {
  readonly isHeld: boolean;
  /** Null while no window edits it. */
  readonly holder: TemplateHolder | null;
  /** Another admin saved the template since this editor loaded it. */
  readonly isOutdated: boolean;
}

/**
 * Asks the host who edits a template. `look` changes nothing, `hold` takes a free template or renews the hold of this
 * window, `take` takes it from another window. Keep it the same object.
 */
export interface PresenceSource {
  /** The reply to `hold` as the page was loaded, so that no admin types before it is known. */
  readonly first: TemplateHold;
  readonly ask: (mode: 'look' | 'hold' | 'take') => Promise<TemplateHold>;
  /** Time between two heartbeats. */
  readonly beatMs: number;
}
