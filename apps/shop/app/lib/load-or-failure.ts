import { failureText } from './database-failure.ts';

/** What a loader brings: the value, or the sentence that says why there is none. */
export type Loaded<T> = { ok: true; value: T } | { ok: false; message: string };

/** Runs a request of a loader so that its failure is shown in the page, not in place of it. */
export async function loadOrFailure<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, value: await load() };
  } catch (error) {
    console.warn('A list could not be loaded', error);
    return { ok: false, message: failureText(error) };
  }
}
