/** What of a part is edited first. */
export type InspectorPlace = 'start' | 'condition';

/** Takes the focus to the first control of the inspector, once it shows what was selected; typing replaces its text. */
export function focusInspector(place: InspectorPlace = 'start'): void {
  requestAnimationFrame(() => {
    const inspector = document.querySelector<HTMLElement>('.te-inspector');
    const condition = place === 'condition' ? inspector?.querySelector<HTMLElement>('[data-condition]') : null;
    const first = (condition ?? inspector)?.querySelector<HTMLElement>('input, select, textarea');
    first?.focus();
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  });
}
