/** Takes the focus to the first control of the inspector, once it shows what was selected; typing replaces its text. */
export function focusInspector(): void {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>(
      '.te-inspector input, .te-inspector select, .te-inspector textarea',
    );
    first?.focus();
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  });
}
