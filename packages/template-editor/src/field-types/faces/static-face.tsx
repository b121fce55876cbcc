import type { Field } from 'configurator-core';
import { CleanedHtml } from 'configurator-react';

/** The static text itself, with its links disabled. */
export function StaticFace({ field }: { readonly field: Field }) {
  const html = field.additionalOptions.html ?? '';
  if (html === '') return null;
  return (
    <div className="te-face-static" inert>
      <CleanedHtml html={html} />
    </div>
  );
}
