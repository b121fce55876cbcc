/** What a loader brings: the value, or what was thrown instead; see `failureText`. */
export type Loaded<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** Runs a request of a loader so that its failure is shown in the page, not in place of it. */
export async function loadOrFailure<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    console.warn('A list could not be loaded', error);
    return { ok: false, error };
  }
}
