import type { Template } from 'configurator-core';
import { type ElementRef, rowKey } from './element.ts';
import { findPart } from './find.ts';
import { idsOfPart } from './part-ids.ts';

/** The row keys of parts and of everything in them. */
export function keysWithin(template: Template, refs: readonly ElementRef[]): ReadonlySet<string> {
  return new Set(
    refs.flatMap((ref) => {
      const part = findPart(template, ref);
      return part ? idsOfPart(part).map(rowKey) : [];
    }),
  );
}
