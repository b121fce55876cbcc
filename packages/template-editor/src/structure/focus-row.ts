import type { Template } from 'configurator-core';
import type { ElementRef } from '../document/element.ts';
import { rowKey } from '../document/element.ts';
import { parentOf } from '../document/places.ts';

/** Focuses the structure row with the tab stop. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
}

/** Focuses the row of an element, or of its closest visible ancestor. Returns false if there is none. */
export function focusRow(template: Template, ref: ElementRef | null): boolean {
  for (let current = ref; current; current = parentOf(template, current)) {
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(rowKey(current))}"]`);
    if (!row) continue;
    row.focus();
    return document.activeElement === row;
  }
  return false;
}
