import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderTimeline } from './order-timeline.tsx';

const entry = (id: number, event: string) => ({
  id,
  event,
  details: {},
  actor_name: null,
  created_at: '2026-11-29T10:00:00Z',
});

it('A declined attempt is not shown after a later payment succeeded, and is shown until then', () => {
  const declined = [entry(1, 'order.placed'), entry(2, 'payment.declined')];
  expect(renderToStaticMarkup(<OrderTimeline entries={declined} />)).toContain('Zahlung abgelehnt');
  const paid = [...declined, entry(3, 'payment.captured')];
  expect(renderToStaticMarkup(<OrderTimeline entries={paid} />)).not.toContain('abgelehnt');
});
