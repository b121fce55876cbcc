/** Longer than any normal reply of a function takes. */
const timeoutMs = 20_000;

/** Sends one request to a function. Its time is limited, not the time in which a user signs in again before a second one. */
export function fetchFunction(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  return fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}
