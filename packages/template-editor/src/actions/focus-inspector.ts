import { afterRender } from './after-render.ts';

/** Part of the inspector that receives the focus: its start or the condition. */
export type InspectorPlace = 'start' | 'condition';

/** Focuses the first control of the inspector after the next render and selects its text. */
export function focusInspector(place: InspectorPlace = 'start'): void {
  afterRender(() => {
    const inspector = document.querySelector<HTMLElement>('.te-inspector');
    const condition = place === 'condition' ? inspector?.querySelector<HTMLElement>('[data-condition]') : null;
    const first = (condition ?? inspector)?.querySelector<HTMLElement>('input, select, textarea');
    first?.focus();
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  });
}
