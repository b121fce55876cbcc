import { defineFieldType } from 'configurator-core';
import * as z from 'zod/mini';

const maxSizes = 20;
const maxMeasurements = 6;
const maxCents = 100_000_000;

const measurementName = z.string().check(z.regex(/\S/), z.maxLength(100));
const limits = z.record(measurementName, z.number().check(z.positive(), z.maximum(10_000)));

const sizeSchema = z.looseObject({
  /** The size as stored in carts and orders, for example `M`. */
  value: z.string().check(z.regex(/\S/), z.maxLength(40)),
  /** Display name; default: `value`. */
  label: z.optional(z.string().check(z.regex(/\S/), z.maxLength(100))),
  /** Surcharge, EUR cents, gross. */
  priceCents: z.optional(z.int().check(z.minimum(0), z.maximum(maxCents))),
  /** Largest measurements that fit, by the name of their number field. */
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

/** Options of a size field in a template. */
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

/** Returns the sizes of a size field, from small to large; empty if the options are invalid. */
export function sizesOf(options: unknown): readonly Size[] {
  const parsed = sizeOptionsSchema.safeParse(options);
  return parsed.success ? parsed.data.sizes : [];
}

/** Advice from measurements: the first size that fits all of them, that none fits, or which are missing. */
export type SizeAdvice =
  | { readonly kind: 'fits'; readonly size: Size }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'missing'; readonly measurements: readonly string[] };

/** Advises a size. `measured` contains the measurements by field name. */
export function adviseSize(sizes: readonly Size[], measured: Readonly<Record<string, unknown>>): SizeAdvice {
  const [first] = sizes;
  const missing = first ? namesOf(first).filter((name) => typeof measured[name] !== 'number') : [];
  if (missing.length > 0) return { kind: 'missing', measurements: missing };
  const size = sizes.find(({ upTo }) => Object.entries(upTo).every(([name, limit]) => Number(measured[name]) <= limit));
  return size ? { kind: 'fits', size } : { kind: 'too-large' };
}

/**
 * Field type for a size that the shopper chooses. The template defines limits and surcharge of each size. The component
 * advises a size from measurements in other fields of the template.
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
