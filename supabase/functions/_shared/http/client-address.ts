/**
 * The network address a request comes from, as the host in front of the functions names it. `cf-connecting-ip` cannot
 * be set by the caller; of `x-forwarded-for` only the last entry was not written by them.
 * @returns null without a trusted proxy in front
 */
export function clientAddress({ headers }: Request): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return headers.get('cf-connecting-ip') ?? (forwarded || null);
}
