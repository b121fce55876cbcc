import type { Result } from 'configurator-core';
import { deliverableEmail, isEmail } from 'shop-backend/contracts';
import type { AppointmentSlot } from 'shop-backend/legal';
import { isCalendarDay } from '#app/lib/checks/is-calendar-day.ts';

/** A contact request, or a request for a measuring session. Source: CONTACT-06 */
export interface ContactRequest {
  type: 'contact' | 'appointment';
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** `2026-12-01`, empty for a contact request */
  preferredDate: string;
  preferredTime: AppointmentSlot | '';
  dogBreed: string;
  privacyAccepted: boolean;
}

/** A question or an appointment request. */
export type ContactType = ContactRequest['type'];

/** Error message for each invalid field. */
export type ContactIssues = Readonly<Partial<Record<keyof ContactRequest, string>>>;

const requiredMessages: Readonly<Partial<Record<keyof ContactRequest, string>>> = {
  name: 'Name ist erforderlich',
  email: 'E-Mail ist erforderlich',
  subject: 'Betreff ist erforderlich',
  message: 'Nachricht ist erforderlich',
  preferredDate: 'Datum ist erforderlich',
  preferredTime: 'Uhrzeit ist erforderlich',
  dogBreed: 'Hunderasse ist erforderlich',
};

const requiredFields: Readonly<Record<ContactType, readonly (keyof ContactRequest)[]>> = {
  contact: ['name', 'email', 'subject', 'message'],
  appointment: ['name', 'email', 'preferredDate', 'preferredTime', 'dogBreed'],
};

/** Reads all entries of a form, including those of the other type of request, which it keeps in hidden fields. */
export function readContactEntries(form: FormData): ContactRequest {
  const text = (name: keyof ContactRequest) => String(form.get(name) ?? '').trim();
  return {
    type: text('type') === 'appointment' ? 'appointment' : 'contact',
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    preferredDate: text('preferredDate'),
    preferredTime: slotOf(text('preferredTime')),
    dogBreed: text('dogBreed'),
    privacyAccepted: form.has('privacyAccepted'),
  };
}

/** Names of the fields that only one type of request has. */
export const ownFields = {
  contact: ['subject'],
  appointment: ['preferredDate', 'preferredTime', 'dogBreed'],
} as const satisfies Readonly<Record<ContactType, readonly (keyof ContactRequest)[]>>;

/** Reads a submitted form, without the fields of the other type. Used in the browser and on the server. */
export function readContactForm(form: FormData): ContactRequest {
  const typed = readContactEntries(form);
  const entries = { ...typed, email: deliverableEmail(typed.email) };
  return entries.type === 'contact'
    ? { ...entries, preferredDate: '', preferredTime: '', dogBreed: '' }
    : { ...entries, subject: '' };
}

/**
 * Validates a request by the same rules as the database. Returns all issues at once.
 * @param today `2026-11-21`, the day in Berlin
 */
export function checkContactRequest(request: ContactRequest, today: string): Result<ContactRequest, ContactIssues> {
  const issues: Partial<Record<keyof ContactRequest, string>> = {};
  for (const field of requiredFields[request.type]) {
    if (request[field] === '') issues[field] = requiredMessages[field];
  }
  if (request.email !== '' && !isEmail(request.email)) issues.email = 'Ungültige E-Mail-Adresse';
  if (request.preferredDate !== '' && !isCalendarDay(request.preferredDate)) issues.preferredDate = 'Ungültiges Datum';
  else if (request.preferredDate !== '' && request.preferredDate < today) {
    issues.preferredDate = 'Das Datum darf nicht in der Vergangenheit liegen';
  }
  if (!request.privacyAccepted) issues.privacyAccepted = 'Bitte akzeptieren Sie unsere Datenschutzbestimmungen.';
  return Object.keys(issues).length === 0 ? { ok: true, value: request } : { ok: false, error: issues };
}

function slotOf(text: string): ContactRequest['preferredTime'] {
  return text === 'morning' || text === 'afternoon' ? text : '';
}
