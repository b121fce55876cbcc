import { expect, it } from 'vitest';
import { parseSummaries } from './orders.schema.ts';

const row = {
  id: '60000000-0000-4000-8000-000000000001',
  order_id: 'PM-2026-742915',
  created_at: '2026-10-11T08:30:00Z',
  status: 'processing',
  visual_status: 'Offen',
  total_cents: 17_890,
};

it.each([
  [[], false],
  [['completed'], false],
  [['declined', 'review'], true],
] as const)('an order with payments in the states %j is under review: %s', (states, isUnderReview) => {
  const payments = states.map((status) => ({ status }));
  expect(parseSummaries([{ ...row, payments }])).toMatchObject([{ orderId: 'PM-2026-742915', isUnderReview }]);
});
