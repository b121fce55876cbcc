import type { Field } from 'configurator-core';

/** A free colour input. A field with options shows only its swatches. */
export function ColorFace({ field }: { readonly field: Field }) {
  if (field.options.length > 0) return null;
  const color = typeof field.defaultValue === 'string' ? field.defaultValue : 'none';
  return (
    <svg className="te-face-color" viewBox="0 0 64 24" aria-hidden="true">
      <rect width="64" height="24" rx="4" fill={color} />
    </svg>
  );
}
