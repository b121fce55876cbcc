/**
 * Returns the id of the next or previous editable text on the canvas.
 * @param step 1 for the next, -1 for the previous
 * @returns null at the end of the canvas
 */
export function stepEdit(from: HTMLElement, step: 1 | -1): string | null {
  const texts = [...(from.closest('.te-canvas-body')?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
  const index = texts.indexOf(from);
  return texts[index + step]?.dataset.edit ?? null;
}
