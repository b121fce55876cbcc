/** Takes the focus to the first control of the inspector, once it shows what was selected. */
export function focusInspector(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.te-inspector input, .te-inspector select, .te-inspector textarea')?.focus();
  });
}
