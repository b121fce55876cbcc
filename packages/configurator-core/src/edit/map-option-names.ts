import type { Field, FieldNamePlace } from '../contract/template/template.ts';
import { isRecord } from '../json.ts';

type Change<T> = (part: T) => T;

/** Maps every field name in the options of a host field type. Unchanged parts stay the same objects. */
export function mapOptionNames(field: Field, change: Change<string>): Field {
  const { additionalOptions } = field;
  const changed = (field.base?.fieldNames ?? []).reduce<unknown>(
    (options, { path, as }) => mapAt(options, path, (part) => mapNames(part, as, change)),
    additionalOptions,
  );
  return changed === additionalOptions || !isRecord(changed) ? field : { ...field, additionalOptions: changed };
}

function mapNames(part: unknown, as: FieldNamePlace['as'], change: Change<string>): unknown {
  if (as === 'keys') return isRecord(part) ? mapEntries(part, ([key, value]) => [change(key), value]) : part;
  if (typeof part === 'string') return change(part);
  return Array.isArray(part) ? mapList(part, (entry) => mapNames(entry, as, change)) : part;
}

function mapAt(json: unknown, [step, ...rest]: readonly string[], change: Change<unknown>): unknown {
  if (step === undefined) return change(json);
  const within = (part: unknown) => mapAt(part, rest, change);
  if (Array.isArray(json)) {
    return mapList(json, (entry, index) => (step === '*' || step === String(index) ? within(entry) : entry));
  }
  if (!isRecord(json)) return json;
  return mapEntries(json, ([key, value]) => [key, step === '*' || step === key ? within(value) : value]);
}

function mapList(list: readonly unknown[], map: (entry: unknown, index: number) => unknown): readonly unknown[] {
  const mapped = list.map(map);
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped;
}

function mapEntries(record: Readonly<Record<string, unknown>>, map: Change<[string, unknown]>) {
  const entries = Object.entries(record);
  const mapped = entries.map(map);
  const isSame = mapped.every(([key, value], index) => key === entries[index]?.[0] && value === entries[index]?.[1]);
  return isSame ? record : Object.fromEntries(mapped);
}
