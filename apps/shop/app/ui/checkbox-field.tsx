import { Checkbox } from '@base-ui/react/checkbox';
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

/** A single yes or no; its label is part of the target. */
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
        <Checkbox.Root
          checked={isChecked}
          defaultChecked={isCheckedAtFirst}
          onCheckedChange={onCheckedChange}
          className="grid size-6 shrink-0 place-items-center rounded-[4px] border border-line-strong bg-surface text-on-forest data-checked:border-forest data-checked:bg-forest data-disabled:bg-mist data-invalid:border-2 data-invalid:border-clay"
        >
          <Checkbox.Indicator>
            <Check aria-hidden strokeWidth={3} className="size-4" />
          </Checkbox.Indicator>
        </Checkbox.Root>
        <span>{label}</span>
      </Field.Label>
      <Field.Error match={error !== undefined} className="flex items-start gap-1.5 text-clay">
        <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
        {error}
      </Field.Error>
    </Field.Root>
  );
}
