import { useShortestChange } from '../../hooks/use-shortest-change.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldControl, OptionControl } from '../../session/field-control.ts';

/**
 * Lists options excluded by rules, each with the smallest change of the shopper's choices that makes it available.
 * Options of unavailable material are omitted: no choice would help, and their label already states it.
 */
export function UnavailableOptions({ control }: { readonly control: FieldControl }) {
  const unavailable = control.options.filter(
    ({ isAvailable, missingBecause }) => !isAvailable && missingBecause === null,
  );
  if (unavailable.length === 0) return null;
  return (
    <ul className="cfg-why">
      {unavailable.map((option) => (
        <Why key={option.option.id} control={control} unavailable={option} />
      ))}
    </ul>
  );
}

interface WhyProps {
  readonly control: FieldControl;
  readonly unavailable: OptionControl;
}

function Why({ control, unavailable: { option } }: WhyProps) {
  const texts = useTexts();
  const { worded, apply } = useShortestChange(control.field.name, option.value);
  return (
    <li>
      <span>
        <strong>{`${option.label}:`}</strong>{' '}
        <span>{worded.length > 0 ? texts.availableIf(worded) : texts.unavailable}</span>
      </span>
      {worded.length > 0 && (
        <button
          type="button"
          className="cfg-link-button"
          aria-label={`${texts.applyChange}: ${worded.join(', ')}`}
          onClick={apply}
        >
          {texts.applyChange}
        </button>
      )}
    </li>
  );
}
