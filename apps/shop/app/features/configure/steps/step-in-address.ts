const parameterName = 'step';

/** Reads the step in the URL, from 1; null if there is none. */
export function readAddressedStep(parameters: URLSearchParams): number | null {
  const text = parameters.get(parameterName) ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}

/** Returns the query with the given step. The first step has no parameter. */
export function withAddressedStep(search: string, position: number): string {
  const parameters = new URLSearchParams(search);
  if (position === 1) parameters.delete(parameterName);
  else parameters.set(parameterName, String(position));
  return parameters.size === 0 ? '' : `?${parameters}`;
}
