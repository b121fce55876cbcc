import type { PartKind, Parts } from 'configurator-core';

/** The elements of a template, by kind. */
export type Elements = Parts;

export type ElementKind = PartKind;

/** An element of a template. */
export interface ElementRef {
  readonly kind: ElementKind;
  readonly id: string;
}

/** An element with its kind, as one value. */
export type Part = { readonly [K in ElementKind]: { readonly kind: K; readonly element: Elements[K] } }[ElementKind];

/** Position of an element: its parent (null: the template itself) and its index, counted from 0. */
export interface Place {
  readonly parentId: string | null;
  readonly index: number;
}

/** Parent kind of each kind; null is the template. */
export const parentKinds: Readonly<Record<ElementKind, ElementKind | null>> = {
  section: null,
  group: 'section',
  field: 'group',
  option: 'field',
  price_rule: null,
};

/** Whether two references point to the same element. */
export function isSameRef(left: ElementRef, right: ElementRef): boolean {
  return left.kind === right.kind && left.id === right.id;
}

/** Returns the row key of an element: `field:<id>`. */
export function rowKey(ref: { readonly kind: string; readonly id: string }): string {
  return `${ref.kind}:${ref.id}`;
}
