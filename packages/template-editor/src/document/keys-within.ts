import type { Template } from 'configurator-core';
import { type ElementRef, rowKey } from './element.ts';
import { findPart } from './find.ts';
import { idsOfPart } from './part-ids.ts';

/** Returns the row keys of parts and of all their descendants. */
export function keysWithin(template: Template, refs: readonly ElementRef[]): ReadonlySet<string> {
  return new Set(
    refs.flatMap((ref) => {
      const part = findPart(template, ref);
      return part ? idsOfPart(part).map(rowKey) : [];
    }),
  );
}
