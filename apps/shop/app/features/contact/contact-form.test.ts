import { describe, expect, it } from 'vitest';
import { type ContactRequest, checkContactRequest, readContactForm } from './contact-form.ts';
import { handleContactForm, honeypotName } from './handle-contact-form.ts';

const message: ContactRequest = {
  type: 'contact',
  name: 'Greta Gast',
  email: 'greta@example.de',
  phone: '',
  subject: 'Frage',
  message: 'Passt der Mantel auch einem Windhund?',
  preferredDate: '',
  preferredTime: '',
  dogBreed: '',
  privacyAccepted: true,
};
const appointment: ContactRequest = {
  ...message,
  type: 'appointment',
  subject: '',
  message: '',
  preferredDate: '2026-11-21',
  preferredTime: 'morning',
  dogBreed: 'Windhund',
};
const today = '2026-11-21';

function issuesOf(request: ContactRequest) {
  const checked = checkContactRequest(request, today);
  return checked.ok ? {} : checked.error;
}

function formOf(request: ContactRequest, extra: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...request, ...extra })) {
    if (typeof value === 'string') form.set(name, value);
  }
  if (request.privacyAccepted) form.set('privacyAccepted', 'on');
  return form;
}

describe('validation of a request', () => {
  it('[CONTACT-11] A message needs name, e-mail, subject and text', () => {
    const empty = { ...message, name: '', email: '', subject: '', message: '' };
    expect(Object.keys(issuesOf(empty))).toEqual(['name', 'email', 'subject', 'message']);
    expect(issuesOf(message)).toEqual({});
  });

  it('[CONTACT-12] An appointment needs name, e-mail, date, time and breed, and no subject', () => {
    const empty = { ...appointment, name: '', email: '', preferredDate: '', preferredTime: '', dogBreed: '' } as const;
    expect(Object.keys(issuesOf(empty))).toEqual(['name', 'email', 'preferredDate', 'preferredTime', 'dogBreed']);
    expect(issuesOf(appointment)).toEqual({});
  });

  it('[CONTACT-13] An appointment is today or later', () => {
    expect(issuesOf({ ...appointment, preferredDate: '2026-11-20' })).toEqual({
      preferredDate: 'Das Datum darf nicht in der Vergangenheit liegen',
    });
    for (const preferredDate of ['2026-02-30', '2026-13-01', 'morgen']) {
      expect(issuesOf({ ...appointment, preferredDate })).toEqual({ preferredDate: 'Ungültiges Datum' });
    }
  });

  it('[CONTACT-14] The phone number is optional', () => {
    expect(issuesOf({ ...message, phone: '' })).toEqual({});
    expect(issuesOf({ ...appointment, phone: '' })).toEqual({});
  });

  it.each([message, appointment])('[CONTACT-10] Privacy acceptance is required', (request) => {
    expect(issuesOf({ ...request, privacyAccepted: false })).toEqual({
      privacyAccepted: 'Bitte akzeptieren Sie unsere Datenschutzbestimmungen.',
    });
  });

  it('An invalid e-mail is reported', () => {
    expect(issuesOf({ ...message, email: 'greta' })).toEqual({ email: 'Ungültige E-Mail-Adresse' });
  });
});

describe('parsing of the form', () => {
  it('[CONTACT-06] The parser returns every field of a record', () => {
    expect(readContactForm(formOf(message))).toEqual(message);
    expect(readContactForm(formOf(appointment))).toEqual(appointment);
  });

  it('[CONTACT-07] The parser accepts morning and afternoon as time, and nothing else', () => {
    expect(readContactForm(formOf(appointment, { preferredTime: 'afternoon' })).preferredTime).toBe('afternoon');
    expect(readContactForm(formOf(appointment, { preferredTime: 'night' })).preferredTime).toBe('');
  });
});

describe('the form action', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const stored: ContactRequest[] = [];
  const store = async (request: ContactRequest) => {
    stored.push(request);
    return 'stored' as const;
  };

  it('The form action stores a valid request', async () => {
    stored.length = 0;
    expect(await handleContactForm(formOf(appointment), store, now)).toEqual({
      kind: 'sent',
      request: { type: 'appointment', preferredDate: today, preferredTime: 'morning' },
    });
    expect(stored).toEqual([appointment]);
  });

  it('[CONTACT-10] The form action stores nothing and returns the entries if a field is missing', async () => {
    stored.length = 0;
    const request = { ...message, privacyAccepted: false };
    expect(await handleContactForm(formOf(request), store, now)).toMatchObject({ kind: 'issues', values: request });
    expect(stored).toEqual([]);
  });

  it('[CONTACT-02] The form action returns the entries of the other type too, but does not store them', async () => {
    stored.length = 0;
    const both = { ...appointment, subject: 'Frage', privacyAccepted: false };
    expect(await handleContactForm(formOf(both), store, now)).toMatchObject({ kind: 'issues', values: both });
    await handleContactForm(formOf({ ...both, privacyAccepted: true }), store, now);
    await handleContactForm(formOf({ ...both, type: 'contact', message: 'Text', privacyAccepted: true }), store, now);
    expect(stored).toEqual([appointment, { ...message, message: 'Text' }]);
  });

  it('The form action reports success to a bot but stores nothing', async () => {
    stored.length = 0;
    const reply = await handleContactForm(formOf(message, { [honeypotName]: 'https://spam.example' }), store, now);
    expect(reply.kind).toBe('sent');
    expect(stored).toEqual([]);
  });

  it.each([
    ['too-many', /in einigen Minuten/],
    ['failed', /Ihre Angaben sind noch da/],
  ] as const)('The action returns an error message and keeps the entries: %s', async (outcome, words) => {
    const reply = await handleContactForm(formOf(message), async () => outcome, now);
    expect(reply).toMatchObject({ kind: 'failed', message: expect.stringMatching(words), values: message });
  });
});
