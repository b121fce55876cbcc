import type { CompiledField } from '../compile/compiled-field.ts';
import { isRecord } from '../json.ts';

/** A material that cannot be had at the moment. The host says which; a template only says what its options are made of. */
export interface UnavailableMaterial {
  /** The key that options name as their `material`. */
  readonly material: string;
  /** Why, in a few words for the shopper, as `Ausverkauft`. */
  readonly reason: string;
}

/** What cannot be had, by material. */
export type Unavailable = ReadonlyMap<string, UnavailableMaterial>;

/** Options that cannot be had, by value. */
export type UnavailableOptions = ReadonlyMap<string, UnavailableMaterial>;

/** Everything can be had. */
export const noneUnavailable: ReadonlyMap<string, UnavailableMaterial> = new Map();

/** Indexes materials by key; of several entries for one material the first counts. */
export function readUnavailable(listed: readonly UnavailableMaterial[] | null | undefined): Unavailable {
  if (!listed || listed.length === 0) return noneUnavailable;
  return new Map(listed.toReversed().map((entry) => [entry.material, entry]));
}

/** Reads stored materials of any origin; what is none is left out. */
export function parseUnavailable(json: unknown): readonly UnavailableMaterial[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.material !== 'string') return [];
    return [{ material: entry.material, reason: String(entry.reason ?? '') }];
  });
}

/** Whether two hosts' lists say the same. */
export function isSameUnavailable(left: Unavailable, right: Unavailable): boolean {
  return (
    left.size === right.size &&
    [...left].every(([material, { reason }]) => right.has(material) && right.get(material)?.reason === reason)
  );
}

/** The options of a field that are made of a material that cannot be had. */
export function unavailableOptions(
  { field, hasMaterials }: CompiledField,
  unavailable: Unavailable,
): UnavailableOptions {
  if (!hasMaterials || unavailable.size === 0) return noneUnavailable;
  const options = field.options.flatMap(({ material, value }) => {
    const entry = material === null ? undefined : unavailable.get(material);
    return entry === undefined ? [] : [[value, entry] as const];
  });
  return options.length === 0 ? noneUnavailable : new Map(options);
}
