import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContactReply } from './contact-reply.ts';
import { sendContactForm } from './send-contact-form.ts';

const sent: ContactReply = { kind: 'sent', request: { type: 'contact', preferredDate: '', preferredTime: '' } };
const form = new FormData();
form.set('name', 'Greta Gast');
form.set('message', 'Passt der Mantel?');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[CONTACT-15] A success is shown after 1 s of progress', async () => {
  const shown = vi.fn();
  void sendContactForm(form, async () => sent).then(shown);
  await vi.advanceTimersByTimeAsync(999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledWith(sent);
});

it('A slower reply has no added delay', async () => {
  const shown = vi.fn();
  const slow = () => new Promise<ContactReply>((resolve) => setTimeout(() => resolve(sent), 1_500));
  void sendContactForm(form, slow).then(shown);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(shown).toHaveBeenCalledWith(sent);
});

it('The entries are returned at once if the server is unreachable', async () => {
  const reply = await sendContactForm(form, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(reply).toMatchObject({ kind: 'failed', values: { name: 'Greta Gast', message: 'Passt der Mantel?' } });
});
