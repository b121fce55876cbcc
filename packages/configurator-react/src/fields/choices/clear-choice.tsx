import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldControl } from '../frame/field-control.ts';

/** Radios cannot be unchosen by themselves; an optional field without a default gets a way back to empty. */
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
