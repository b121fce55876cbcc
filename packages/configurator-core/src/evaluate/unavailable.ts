import type { CompiledField } from '../compile/compiled-field.ts';
import { isRecord } from '../json.ts';

/** A material that is currently unavailable. Listed by the host; templates only name the materials of options. */
export interface UnavailableMaterial {
  /** The key in an option's `material`. */
  readonly material: string;
  /** Short reason for the shopper, such as `Ausverkauft`. */
  readonly reason: string;
}

/** Unavailable materials by key. */
export type Unavailable = ReadonlyMap<string, UnavailableMaterial>;

/** Unavailable options by value. */
export type UnavailableOptions = ReadonlyMap<string, UnavailableMaterial>;

/** Nothing is unavailable. */
export const noneUnavailable: ReadonlyMap<string, UnavailableMaterial> = new Map();

/** Indexes materials by key. Of several entries for one material, the first counts. */
export function readUnavailable(listed: readonly UnavailableMaterial[] | null | undefined): Unavailable {
  if (!listed || listed.length === 0) return noneUnavailable;
  return new Map(listed.toReversed().map((entry) => [entry.material, entry]));
}

/** Parses untrusted stored materials and skips invalid entries. */
export function parseUnavailable(json: unknown): readonly UnavailableMaterial[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.material !== 'string') return [];
    return [{ material: entry.material, reason: typeof entry.reason === 'string' ? entry.reason : '' }];
  });
}

/** Returns whether two lists contain the same materials and reasons. */
export function isSameUnavailable(left: Unavailable, right: Unavailable): boolean {
  return (
    left.size === right.size &&
    [...left].every(([material, { reason }]) => right.has(material) && right.get(material)?.reason === reason)
  );
}

/** Returns the options of a field with an unavailable material. */
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
