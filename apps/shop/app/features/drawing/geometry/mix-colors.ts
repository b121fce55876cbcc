/** Mixes `share` (0 to 1) of the second colour into the first, both `#rrggbb`. Returns the first for other formats. */
export function mixColors(first: string, second: string, share: number): string {
  const from = channels(first);
  const to = channels(second);
  if (from === null || to === null) return first;
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): readonly number[] | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
