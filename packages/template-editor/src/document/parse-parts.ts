import { err, ok, parseTemplate, type Result, serializeTemplate, type Template } from 'configurator-core';
import * as z from 'zod/mini';
import { unwrapPart, wrapPart } from './check-part.ts';
import type { ElementRef, Part } from './element.ts';
import { findPart } from './find.ts';

const clipboardSchema = z.object({
  format: z.literal('template-parts'),
  version: z.literal(1),
  parts: z.array(
    z.object({ kind: z.enum(['section', 'group', 'field', 'option', 'price_rule']), template: z.unknown() }),
  ),
});

/** Writes parts as text for the clipboard, to be pasted here or into another template. */
export function writeParts(template: Template, refs: readonly ElementRef[]): string {
  const parts = refs.flatMap((ref) => findPart(template, ref) ?? []);
  return JSON.stringify({
    format: 'template-parts',
    version: 1,
    parts: parts.map((part) => ({ kind: part.kind, template: serializeTemplate(wrapPart(part)) })),
  });
}

/** Reads what `writeParts` wrote; anything else is refused with a sentence. Never throws. */
export function parseParts(text: string): Result<readonly Part[], string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err('The clipboard holds no parts of a template.');
  }
  const read = clipboardSchema.safeParse(json);
  if (!read.success) return err('The clipboard holds no parts of a template.');
  const parts: Part[] = [];
  for (const { kind, template } of read.data.parts) {
    const parsed = parseTemplate(template);
    const part = parsed.ok ? unwrapPart(kind, parsed.value) : undefined;
    if (!part) return err('The parts on the clipboard are damaged.');
    parts.push(part);
  }
  return ok(parts);
}
