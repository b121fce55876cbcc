const parameterName = 'step';

/** The step named in the address, from 1; null if it names none. */
export function readAddressedStep(parameters: URLSearchParams): number | null {
  const text = parameters.get(parameterName) ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}

/** The query with another step; the first step needs no name. */
export function withAddressedStep(search: string, position: number): string {
  const parameters = new URLSearchParams(search);
  if (position === 1) parameters.delete(parameterName);
  else parameters.set(parameterName, String(position));
  return parameters.size === 0 ? '' : `?${parameters}`;
}
