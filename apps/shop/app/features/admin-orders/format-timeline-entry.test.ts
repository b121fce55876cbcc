import type { TimelineEntry } from 'shop-backend/contracts';
import { expect, it } from 'vitest';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { formatTimelineEntry } from './format-timeline-entry.ts';
import { orderTexts } from './texts/order-texts.ts';

const entry = (event: string, details: TimelineEntry['details'] = {}): TimelineEntry => ({
  id: 1,
  created_at: '2026-11-20T10:00:00Z',
  event,
  details,
  actor_name: null,
});

it('Stages, states and reasons are translated into the language of the page', () => {
  const stage = entry('production_stage.changed', { from: 'Zuschnitt', to: 'Näherei' });
  expect(formatTimelineEntry(stage, orderTexts.en, adminFormats.en)).toBe('Production: Cutting → Sewing');
  expect(formatTimelineEntry(stage, orderTexts.de, adminFormats.de)).toBe('Produktion: Zuschnitt → Näherei');
  const cancelled = entry('order.cancelled', { reason: 'Kundenwunsch' });
  expect(formatTimelineEntry(cancelled, orderTexts.en, adminFormats.en)).toBe('Cancelled: Customer’s wish');
  expect(formatTimelineEntry(cancelled, orderTexts.de, adminFormats.de)).toBe('Storniert: Kundenwunsch');
  const paid = entry('status.changed', { from: 'processing', to: 'completed' });
  expect(formatTimelineEntry(paid, orderTexts.en, adminFormats.en)).toBe('Payment state: processing → completed');
  expect(formatTimelineEntry(paid, orderTexts.de, adminFormats.de)).toBe(
    'Zahlungsstatus: in Bearbeitung → abgeschlossen',
  );
});

it('The stored status and German amounts are quoted in German, and translated in English', () => {
  const status = entry('visual_status.changed', { from: 'Offen', to: 'Versendet' });
  expect(formatTimelineEntry(status, orderTexts.quoted, adminFormats.quoted)).toBe('Status: Offen → Versendet');
  expect(formatTimelineEntry(status, orderTexts.en, adminFormats.en)).toBe('Status: Open → Shipped');
  const captured = entry('payment.captured', { amountCents: 123456 });
  expect(formatTimelineEntry(captured, orderTexts.quoted, adminFormats.quoted)).toMatch(
    /^Payment captured 1\.234,56\s€$/,
  );
  expect(formatTimelineEntry(captured, orderTexts.en, adminFormats.en)).toBe('Payment captured €1,234.56');
});

it('The name of an unknown event is shown', () => {
  expect(formatTimelineEntry(entry('parcel.lost'), orderTexts.de, adminFormats.de)).toBe('parcel lost');
});
