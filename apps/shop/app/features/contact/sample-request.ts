import type { Result } from 'configurator-core';
import { type ContactIssues, type ContactRequest, checkContactRequest, readContactForm } from './contact-form.ts';

/** A fabric of which samples can be requested. */
export interface SampleFabric {
  /** Key of the material. */
  readonly material: string;
  readonly name: string;
}

/** Issues by field. `samples` is about all boxes together. */
export type SampleIssues = ContactIssues & { readonly samples?: string; readonly address?: string };

/** Name of the box of a fabric. */
export function sampleFieldName(material: string): string {
  return `sample-${material}`;
}

/** Returns the contact request for the samples that were chosen in the form. It names the fabrics and the address. */
export function readSampleForm(form: FormData, fabrics: readonly SampleFabric[]): Result<ContactRequest, SampleIssues> {
  const names = fabrics.filter(({ material }) => form.has(sampleFieldName(material))).map(({ name }) => name);
  const address = String(form.get('address') ?? '').trim();
  const request: ContactRequest = {
    ...readContactForm(form),
    type: 'contact',
    subject: 'Stoffmuster',
    message: `Bitte senden Sie mir Stoffmuster:\n${names.map((name) => `- ${name}`).join('\n')}\n\nAnschrift:\n${address}`,
  };
  const own: SampleIssues = {
    ...(names.length === 0 && { samples: 'Bitte wählen Sie mindestens einen Stoff.' }),
    ...(address === '' && { address: 'Bitte geben Sie die Anschrift an, an die wir die Muster senden.' }),
  };
  // The request has no date, so the day does not matter.
  const checked = checkContactRequest(request, '');
  const issues = { ...own, ...(!checked.ok && checked.error) };
  return Object.keys(issues).length === 0 ? { ok: true, value: request } : { ok: false, error: issues };
}
