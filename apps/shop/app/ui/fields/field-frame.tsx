import { Field } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { Elements } from '../page/elements.ts';
import { descriptionStyle, labelStyle } from './field-style.ts';

export interface FieldFrameProps {
  label: string;
  /** Language of the label if it is content, such as a title. */
  labelLang?: string;
  description?: string;
  /** Error message; undefined if the value is valid. */
  error?: string;
  /** Adds '(optional)' to the label; unmarked fields are required. */
  isOptional?: boolean;
  className?: string;
}

/** Label, description and error of one control, announced together with it. */
export function FieldFrame({
  label,
  labelLang,
  description,
  error,
  isOptional = false,
  className = '',
  children,
}: FieldFrameProps & { children: Elements }) {
  return (
    <Field.Root invalid={error !== undefined} className={`flex flex-col gap-1.5 ${className}`}>
      <Field.Label className={labelStyle}>
        <span lang={labelLang}>{label}</span>
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </Field.Label>
      {description !== undefined && <Field.Description className={descriptionStyle}>{description}</Field.Description>}
      {children}
      <Field.Error match={error !== undefined} className="flex items-start gap-1.5 text-clay">
        <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
        <span>{error}</span>
      </Field.Error>
    </Field.Root>
  );
}
