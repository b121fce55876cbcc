/**
 * Announces values that a password manager, autofill or dictation wrote into the form without an event, before the
 * form's submit handler runs. React writes known values into the attribute too, so the others differ from it.
 */
export function announceSilentValues(form: HTMLFormElement | null): void {
  const announce = () => {
    const silent = [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])]
      .filter(({ value, defaultValue }) => value !== defaultValue)
      // Read before the first event: rendering a field may reset another.
      .map((input) => [input, input.value] as const);
    for (const [input, value] of silent) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  form?.addEventListener('submit', announce, { capture: true });
}
