import { type ChangeEvent, type Ref, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptValueProps<C extends Control> {
  /** The value to show; undefined if the control holds its value itself. */
  value: string | undefined;
  defaultValue?: string | undefined;
  ref?: Ref<C> | undefined;
  onChange?: ((event: ChangeEvent<C>) => void) | undefined;
  /** The values of a list. If they change, the list selects `value` again. */
  choices?: string | undefined;
}

/**
 * Shows `value` in a control as React's own `value` does, with one difference: rendering again keeps a text that a
 * password manager, autofill or dictation wrote without an event, until `announceSilentValues` announces it or a new
 * `value` replaces it. React would drop that text. Returns props for the control.
 */
export function useKeptValue<C extends Control>({
  value,
  defaultValue,
  ref: outer,
  onChange,
  choices,
}: KeptValueProps<C>) {
  const control = useRef<C>(null);
  /** The value that the page knows: it was shown, or its event has been handled. */
  const known = useRef(value);
  const shown = useRef({ value, choices });
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useImperativeHandle(outer, () => control.current as C, []);
  useLayoutEffect(() => {
    const element = control.current;
    if (element === null || value === undefined) return;
    const isSilent = element.value !== known.current;
    if (isSilent && value === shown.current.value && choices === shown.current.choices) return;
    if (element.value !== value) element.value = value;
    known.current = element.value;
    shown.current = { value, choices };
  });
  if (value === undefined) return { ref: outer, defaultValue, onChange };
  const handleChange = (event: ChangeEvent<C>) => {
    known.current = event.target.value;
    onChange?.(event);
    // A handler may refuse the text by leaving `value` as it is. The control shows it again.
    renderAgain();
  };
  return { ref: control, defaultValue: value, onChange: handleChange };
}
