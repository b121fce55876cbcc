import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormErrors } from '#app/lib/forms/form-errors.tsx';
import type { Elements } from '../../page/elements.ts';
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { UnsavedGuard } from '../dialogs/unsaved-guard.tsx';
import { SaveBar } from '../frame/save-bar.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';
import type { useEntityForm } from './use-entity-form.ts';

interface EntityFormProps<Values extends FieldValues, Parsed> {
  /** Result of `useEntityForm`. */
  entity: Pick<ReturnType<typeof useEntityForm>, 'isDirty' | 'submit' | 'element' | 'conflictDialog'> & {
    form: UseFormReturn<Values, unknown, Parsed>;
  };
  /** The fields that the summary of errors lists, with their labels, in the order of the form. */
  labels: Readonly<Partial<Record<Path<Values>, string>>>;
  /** Path of the stored row in the shop; null for a new one. */
  shopPath: string | null;
  className?: string;
  /** The fields. */
  children: Elements;
}

/** The form of a stored row: warns before unsaved entries are lost, lists errors, and asks about conflicting edits. */
export function EntityForm<Values extends FieldValues, Parsed>({
  entity: { form, isDirty, submit, element, conflictDialog },
  labels,
  shopPath,
  className = '',
  children,
}: EntityFormProps<Values, Parsed>) {
  const { correctFields } = useAdminTexts();
  return (
    <form ref={element} noValidate onSubmit={submit} className={`flex flex-col gap-5 ${className}`}>
      <UnsavedGuard isDirty={isDirty} />
      <FormErrors form={form} labels={labels} heading={correctFields} />
      {children}
      <SaveBar isDirty={isDirty} isBusy={form.formState.isSubmitting} shopPath={shopPath} />
      <ConflictDialog {...conflictDialog} />
    </form>
  );
}
