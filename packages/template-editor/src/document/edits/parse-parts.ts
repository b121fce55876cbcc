import { type CustomFieldType, err, ok, parsePart, type Result, serializePart, type Template } from 'configurator-core';
import * as z from 'zod/mini';
import type { ElementKind, ElementRef, Elements, Part } from '../element.ts';
import { findPart, partOf } from '../find.ts';

const clipboardSchema = z.object({
  format: z.literal('template-parts'),
  version: z.literal(2),
  parts: z.array(z.object({ kind: z.enum(['section', 'group', 'field', 'option', 'price_rule']), part: z.unknown() })),
});

function writePart<K extends ElementKind>(kind: K, element: Elements[K]) {
  return { kind, part: serializePart(kind, element) };
}

function readPart<K extends ElementKind>(kind: K, json: unknown, fieldTypes: readonly CustomFieldType[]): Part | null {
  const parsed = parsePart(kind, json, { fieldTypes });
  return parsed.ok ? partOf(kind, parsed.value) : null;
}

/** Serializes parts as clipboard text, to be pasted into this or another template. */
export function writeParts(template: Template, refs: readonly ElementRef[]): string {
  const parts = refs.flatMap((ref) => findPart(template, ref) ?? []);
  return JSON.stringify({
    format: 'template-parts',
    version: 2,
    parts: parts.map(({ kind, element }) => writePart(kind, element)),
  });
}

/** Parses the output of `writeParts`. Returns an error for anything else; never throws. */
export function parseParts(
  text: string,
  fieldTypes: readonly CustomFieldType[] = [],
): Result<readonly Part[], 'foreign' | 'damaged'> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err('foreign');
  }
  const read = clipboardSchema.safeParse(json);
  if (!read.success) return err('foreign');
  const parts: Part[] = [];
  for (const { kind, part: written } of read.data.parts) {
    const part = readPart(kind, written, fieldTypes);
    if (!part) return err('damaged');
    parts.push(part);
  }
  return ok(parts);
}
