import {
  type CustomFieldType,
  currencyOf,
  err,
  ok,
  parsePart,
  type Result,
  readAmount,
  serializePart,
  type Template,
} from 'configurator-core';
import * as z from 'zod/mini';
import type { ElementKind, ElementRef, Elements, Part } from '../element.ts';
import { findPart, partOf } from '../find.ts';

const clipboardSchema = z.object({
  format: z.literal('template-parts'),
  version: z.literal(2),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  parts: z.array(z.object({ kind: z.enum(['section', 'group', 'field', 'option', 'price_rule']), part: z.unknown() })),
});

/** Copied parts, with the currency of their amounts. */
interface CopiedParts {
  readonly parts: readonly Part[];
  readonly currency: string;
}

function writePart<K extends ElementKind>(kind: K, element: Elements[K], currency: string) {
  return { kind, part: serializePart(kind, element, currency) };
}

function readPart<K extends ElementKind>(
  kind: K,
  json: unknown,
  options: { readonly fieldTypes: readonly CustomFieldType[]; readonly currency: string },
): Part | null {
  const parsed = parsePart(kind, json, options);
  return parsed.ok ? partOf(kind, parsed.value) : null;
}

/** Serializes parts as clipboard text, to be pasted into this or another template. */
export function writeParts(template: Template, refs: readonly ElementRef[]): string {
  const parts = refs.flatMap((ref) => findPart(template, ref) ?? []);
  return JSON.stringify({
    format: 'template-parts',
    version: 2,
    currency: currencyOf(template),
    parts: parts.map(({ kind, element }) => writePart(kind, element, currencyOf(template))),
  });
}

/** Parses the output of `writeParts`. Returns an error for anything else; never throws. */
export function parseParts(
  text: string,
  fieldTypes: readonly CustomFieldType[] = [],
): Result<CopiedParts, 'foreign' | 'damaged'> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err('foreign');
  }
  const read = clipboardSchema.safeParse(json);
  if (!read.success) return err('foreign');
  const currency = currencyOf(read.data);
  const parts: Part[] = [];
  for (const { kind, part: written } of read.data.parts) {
    const part = readPart(kind, written, { fieldTypes, currency });
    if (!part) return err('damaged');
    parts.push(part);
  }
  return ok({ parts, currency });
}

/** Returns whether a part has an amount, which is another one in another currency. */
export function hasAmount({ kind, element }: Part): boolean {
  switch (kind) {
    case 'section':
      return element.groups.some((group) => hasAmount({ kind: 'group', element: group }));
    case 'group':
      return element.fields.some((field) => hasAmount({ kind: 'field', element: field }));
    case 'field':
      return element.options.some((option) => hasAmount({ kind: 'option', element: option }));
    case 'option':
      return element.additionalPriceCents > 0;
    case 'price_rule':
      return readAmount(element.amount).kind !== 'percent' || (element.minimumCents ?? element.maximumCents) !== null;
    default:
      return kind satisfies never;
  }
}
