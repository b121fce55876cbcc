/** Where the pane with the button that was pressed gives way to the preview, takes the focus to what is replayed there. */
export function focusReplay(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.checkVisibility()) return;
    document.querySelector<HTMLElement>('.te-replay')?.focus();
  });
}
