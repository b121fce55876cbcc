import { defineFieldType } from 'configurator-core';
import * as z from 'zod/mini';

const maxSizes = 20;
const maxMeasurements = 6;
const maxCents = 100_000_000;

const measurementName = z.string().check(z.regex(/\S/), z.maxLength(100));
const limits = z.record(measurementName, z.number().check(z.positive(), z.maximum(10_000)));

const sizeSchema = z.looseObject({
  /** The size, as `M`; what carts and orders keep. */
  value: z.string().check(z.regex(/\S/), z.maxLength(40)),
  /** In words; the value unless given. */
  label: z.optional(z.string().check(z.regex(/\S/), z.maxLength(100))),
  /** Surcharge, EUR cents, gross. */
  priceCents: z.optional(z.int().check(z.minimum(0), z.maximum(maxCents))),
  /** The largest measurements that it fits, by the name of the number field that asks for them. */
  upTo: limits,
});

/** One size of a size field. */
export type Size = z.infer<typeof sizeSchema>;

const namesOf = ({ upTo }: Size) => Object.keys(upTo);

function hasSameMeasurements(sizes: readonly Size[]): boolean {
  const [first, ...others] = sizes;
  const names = new Set(first && namesOf(first));
  const isSame = (size: Size) => namesOf(size).length === names.size && namesOf(size).every((name) => names.has(name));
  return names.size >= 1 && names.size <= maxMeasurements && others.every(isSame);
}

function isAscending(sizes: readonly Size[]): boolean {
  return sizes.every((size, index) => {
    const before = sizes[index - 1];
    return !before || namesOf(size).every((name) => (size.upTo[name] ?? 0) >= (before.upTo[name] ?? 0));
  });
}

/** What a template says of a size. */
const sizeOptionsSchema = z.looseObject({
  sizes: z
    .array(sizeSchema)
    .check(
      z.minLength(1),
      z.maxLength(maxSizes),
      z.refine(hasSameMeasurements, 'every size needs limits of the same measurements'),
      z.refine(isAscending, 'sizes have to go from small to large'),
    ),
});

/** Name of the type in templates. */
export const sizeTypeName = 'shop:size';

/** The sizes that the options of a size field have, from small to large; empty for options that do not fit the type. */
export function sizesOf(options: unknown): readonly Size[] {
  const parsed = sizeOptionsSchema.safeParse(options);
  return parsed.success ? parsed.data.sizes : [];
}

/** What the measurements say: the first size that all of them fit, that there is none, or what is not measured yet. */
export type SizeAdvice =
  | { readonly kind: 'fits'; readonly size: Size }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'missing'; readonly measurements: readonly string[] };

/** The size for measurements by the names of their fields. */
export function adviseSize(sizes: readonly Size[], measured: Readonly<Record<string, unknown>>): SizeAdvice {
  const [first] = sizes;
  const missing = first ? namesOf(first).filter((name) => typeof measured[name] !== 'number') : [];
  if (missing.length > 0) return { kind: 'missing', measurements: missing };
  const size = sizes.find(({ upTo }) => Object.entries(upTo).every(([name, limit]) => Number(measured[name]) <= limit));
  return size ? { kind: 'fits', size } : { kind: 'too-large' };
}

/**
 * A size that the shopper chooses. The template has the limits of each size and its surcharge; the component advises a
 * size from the measurements that other fields of the template ask for.
 */
export const sizeType = defineFieldType({
  name: sizeTypeName,
  options: sizeOptionsSchema,
  domain: ({ sizes }) => ({
    kind: 'choice',
    values: sizes.map(({ value, label = value, priceCents = 0 }) => ({
      value,
      label,
      additionalPriceCents: priceCents,
    })),
  }),
  fieldNames: [{ path: ['sizes', '*', 'upTo'], as: 'keys' }],
});
