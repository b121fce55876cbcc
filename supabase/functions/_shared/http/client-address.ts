/**
 * Returns the network address of the caller, as reported by the proxy in front of the functions. The caller cannot set
 * `cf-connecting-ip`, nor the last entry of `x-forwarded-for`.
 * @returns null without a trusted proxy
 */
export function clientAddress({ headers }: Request): string | null {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return headers.get('cf-connecting-ip') ?? (forwarded || null);
}
