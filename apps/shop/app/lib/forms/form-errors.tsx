import { CircleAlert } from 'lucide-react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorOf } from './field-props.ts';

interface FormErrorsProps<Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>;
  /** The fields with their labels, in the order of the form. */
  labels: Readonly<Partial<Record<Path<Values>, string>>>;
  /** Heading for this number of invalid fields; German by default. */
  heading?: (count: number) => string;
}

/** Summary of a form's errors, each linked to its field. A single error is shown at its field only. */
export function FormErrors<Values extends FieldValues, Parsed>({
  form,
  labels,
  heading,
}: FormErrorsProps<Values, Parsed>) {
  const names = (Object.keys(labels) as Path<Values>[]).filter((name) => errorOf(form, name) !== undefined);
  const isShown = form.formState.isSubmitted && names.length > 1;
  return (
    <div role="alert" className="rounded-card border border-clay bg-surface p-4 empty:hidden">
      {isShown && (
        <>
          <p className="flex items-center gap-2 font-semibold text-clay">
            <CircleAlert aria-hidden className="size-5 shrink-0" />
            <span>{heading?.(names.length) ?? `Bitte prüfen Sie ${names.length} Angaben:`}</span>
          </p>
          <ul className="mt-2 space-y-1 pl-7">
            {names.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => form.setFocus(name)}
                  className="min-h-6 text-left underline underline-offset-4 hover:text-forest"
                >{`${labels[name]}: ${errorOf(form, name)}`}</button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
