import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldControl } from '../../session/field-control.ts';

/** Button that clears an optional radio field without a default, since radios cannot be unchecked. */
export function ClearChoice({ control }: { readonly control: FieldControl }) {
  const texts = useTexts();
  const { field, options } = control;
  const isClearable =
    !field.isRequired &&
    options.some((option) => option.isChosen) &&
    !options.some(({ option }) => option.isDefault) &&
    (field.defaultValue ?? '') === '';
  if (!isClearable) return null;
  const [words = ''] = texts.clearChoice(field.label).split(':');
  return (
    <div>
      <button
        type="button"
        className="cfg-link-button"
        aria-label={texts.clearChoice(field.label)}
        onClick={control.clear}
      >
        {words}
      </button>
    </div>
  );
}
