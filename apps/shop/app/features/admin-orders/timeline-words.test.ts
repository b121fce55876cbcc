import type { TimelineEntry } from 'shop-backend/contracts';
import { expect, it } from 'vitest';
import { orderTexts } from './texts/order-texts.ts';
import { timelineWords } from './timeline-words.ts';

const entry = (event: string, details: TimelineEntry['details'] = {}): TimelineEntry => ({
  id: 1,
  created_at: '2026-11-20T10:00:00Z',
  event,
  details,
  actor_name: null,
});

it('says stages and states in the language of the page', () => {
  const stage = entry('production_stage.changed', { from: 'Zuschnitt', to: 'Näherei' });
  expect(timelineWords(stage, orderTexts.en)).toBe('Production: Cutting → Sewing');
  expect(timelineWords(stage, orderTexts.de)).toBe('Produktion: Zuschnitt → Näherei');
  const paid = entry('status.changed', { from: 'processing', to: 'completed' });
  expect(timelineWords(paid, orderTexts.en)).toBe('Payment state: processing → completed');
  expect(timelineWords(paid, orderTexts.de)).toBe('Zahlungsstatus: in Bearbeitung → abgeschlossen');
});

it('shows an unknown event by its name', () => {
  expect(timelineWords(entry('parcel.lost'), orderTexts.de)).toBe('parcel lost');
});
