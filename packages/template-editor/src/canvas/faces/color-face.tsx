import type { Field } from 'configurator-core';

/** A colour to pick freely; with options, the swatches are the control. */
export function ColorFace({ field }: { readonly field: Field }) {
  if (field.options.length > 0) return null;
  const color = typeof field.defaultValue === 'string' ? field.defaultValue : 'none';
  return (
    <svg className="te-face-color" viewBox="0 0 64 24" aria-hidden="true">
      <rect width="64" height="24" rx="4" fill={color} />
    </svg>
  );
}
