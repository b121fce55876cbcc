import type { Template } from 'configurator-core';
import type { ElementRef } from './element.ts';
import { idsOf } from './part-ids.ts';

/** Sorts elements in template order, price rules last. */
export function inTemplateOrder(template: Template, refs: readonly ElementRef[]): readonly ElementRef[] {
  if (refs.length < 2) return refs;
  const ids = new Map(idsOf(template).map((key, place) => [key, place]));
  const placeOf = ({ kind, id }: ElementRef) => ids.get(`${kind}:${id}`) ?? 0;
  return [...refs].sort((left, right) => placeOf(left) - placeOf(right));
}
