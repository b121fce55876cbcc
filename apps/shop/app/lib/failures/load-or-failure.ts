/** Result of a loader: the value, or the thrown error; see `failureText`. */
export type Loaded<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** Runs a loader's request and catches its error, so that the page can show it instead of being replaced by it. */
export async function loadOrFailure<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    console.warn('A list could not be loaded', error);
    return { ok: false, error };
  }
}
