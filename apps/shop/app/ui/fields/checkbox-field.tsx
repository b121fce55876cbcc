import { Field } from '@base-ui/react/field';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckboxFieldProps {
  label: ReactNode;
  name?: string;
  isChecked?: boolean;
  isCheckedAtFirst?: boolean;
  isDisabled?: boolean;
  error?: string;
  onCheckedChange?: (isChecked: boolean) => void;
}

/**
 * A single yes or no; its label is clickable. A native checkbox, so that it is submitted without JavaScript and
 * rendered on the server without a style attribute.
 */
export function CheckboxField({
  label,
  name,
  isChecked,
  isCheckedAtFirst,
  isDisabled,
  error,
  onCheckedChange,
}: CheckboxFieldProps) {
  return (
    <Field.Root name={name} disabled={isDisabled} invalid={error !== undefined} className="flex flex-col gap-1">
      <Field.Label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <Field.Control
            className="peer size-6 cursor-pointer appearance-none rounded-[4px] border border-line-strong bg-surface checked:border-forest checked:bg-forest disabled:bg-mist data-invalid:border-2 data-invalid:border-clay"
            render={
              <input
                type="checkbox"
                name={name}
                value="on"
                checked={isChecked}
                defaultChecked={isCheckedAtFirst}
                onChange={(event) => onCheckedChange?.(event.target.checked)}
              />
            }
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute size-4 text-on-forest opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="wrap-anywhere min-w-0">{label}</span>
      </Field.Label>
      <Field.Error match={error !== undefined} className="flex items-start gap-1.5 text-clay">
        <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
        <span>{error}</span>
      </Field.Error>
    </Field.Root>
  );
}
