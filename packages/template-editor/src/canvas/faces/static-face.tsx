import type { Field } from 'configurator-core';
import { CleanedHtml } from 'configurator-react';
import { presentationText } from './shown-value.ts';

/** The static text itself, with its links disabled. */
export function StaticFace({ field }: { readonly field: Field }) {
  const html = presentationText(field, 'html');
  if (html === '') return null;
  return (
    <div className="te-face-static" inert>
      <CleanedHtml html={html} />
    </div>
  );
}
