import { describe, expect, it } from 'vitest';
import { aListedOrder } from './admin-orders.fixtures.ts';
import { planBulkChange } from './plan-bulk-change.ts';

const orders = [
  aListedOrder({ id: 'open' }),
  aListedOrder({ id: 'labelled', visualStatus: 'In Bearbeitung', trackingNumber: '0034' }),
  aListedOrder({ id: 'unpaid', isPaid: false, trackingNumber: '0035' }),
  aListedOrder({ id: 'shipped', visualStatus: 'Versendet', trackingNumber: '0036' }),
  aListedOrder({ id: 'cancelled', visualStatus: 'Storniert' }),
];

function plan(
  ...[status, included = []]: [Parameters<typeof planBulkChange>[1], Parameters<typeof planBulkChange>[2]?]
) {
  const { changed, apart, sendsMails } = planBulkChange(orders, status, included);
  return {
    changed: changed.map(({ id }) => id),
    apart: Object.fromEntries(apart.map(({ reason, orders: found }) => [reason, found.map(({ id }) => id)])),
    sendsMails,
  };
}

describe('the plan of a bulk change', () => {
  it('The plan of a bulk change ships only paid orders with a tracking number', () => {
    expect(plan('Versendet')).toEqual({
      changed: ['labelled'],
      apart: { noTracking: ['open'], unpaid: ['unpaid'], same: ['shipped'], cancelled: ['cancelled'] },
      sendsMails: true,
    });
  });

  it('The plan of a bulk change ships no order with an open dispute unasked', () => {
    const disputed = aListedOrder({ trackingNumber: '0037', isDisputed: true });
    expect(planBulkChange([disputed], 'Versendet', [])).toMatchObject({ changed: [], apart: [{ reason: 'disputed' }] });
    expect(planBulkChange([disputed], 'Versendet', ['disputed']).changed).toEqual([disputed]);
  });

  it('The plan of a bulk change cancels no shipped order unasked', () => {
    expect(plan('Storniert')).toEqual({
      changed: ['open', 'labelled', 'unpaid'],
      apart: { shipped: ['shipped'], same: ['cancelled'] },
      sendsMails: true,
    });
    expect(plan('Storniert', ['shipped']).changed).toEqual(['open', 'labelled', 'unpaid', 'shipped']);
  });

  it('The plan of a bulk change starts work on no unpaid, shipped or cancelled order unasked', () => {
    expect(plan('In Bearbeitung')).toEqual({
      changed: ['open'],
      apart: { same: ['labelled'], unpaid: ['unpaid'], shipped: ['shipped'], cancelled: ['cancelled'] },
      sendsMails: false,
    });
  });

  it('The plan of a bulk change never includes an order that has the status already', () => {
    const same = planBulkChange(orders, 'Offen', []).apart.find(({ reason }) => reason === 'same');
    expect(same).toMatchObject({ canInclude: false });
  });
});
