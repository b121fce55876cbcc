import { customerTimelineEvents, paymentWordSchema } from 'shop-backend/contracts';
import { expect, it } from 'vitest';
import { formatTimelineEntry, paymentStatusText } from './format-order.ts';

const entry = (event: string, details: Record<string, unknown> = {}) => ({
  id: 1,
  created_at: '2026-11-01T10:00:00Z',
  event,
  details,
  actor_name: null,
});

it('Every event visible to customers has a text, and internal ones have none', () => {
  const details = { to: 'Versendet', amountCents: 2_490, refundCents: 1_000 };
  for (const event of customerTimelineEvents.filter((name) => name !== 'status.changed')) {
    expect(formatTimelineEntry(entry(event, details))).not.toBeNull();
  }
  expect(formatTimelineEntry(entry('note.added', { noteId: 1 }))).toBeNull();
  expect(formatTimelineEntry(entry('status.changed', { from: 'pending', to: 'processing' }))).toBeNull();
  expect(formatTimelineEntry(entry('payment.refunded', details))).toMatch(/^Zahlung erstattet: 10,00\s€$/);
  expect(formatTimelineEntry(entry('payment.refunded', { ...details, reason: 'Kratzer am Verschluss' }))).toMatch(
    /€\. Grund: Kratzer am Verschluss$/,
  );
});

it('The payment states have different labels, and a failed order is labelled as not paid', () => {
  const words = paymentWordSchema.options.map((paymentWord) => paymentStatusText({ status: 'completed', paymentWord }));
  expect(new Set(words).size).toBe(words.length);
  expect(paymentStatusText({ status: 'processing', paymentWord: 'review' })).toBe('Zahlung in Prüfung');
  expect(paymentStatusText({ status: 'pending', paymentWord: 'unpaid' })).toBe('Zahlung offen');
  expect(paymentStatusText({ status: 'failed', paymentWord: 'unpaid' })).toBe('Nicht bezahlt');
});
