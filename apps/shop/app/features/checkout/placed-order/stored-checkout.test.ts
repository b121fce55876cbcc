import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { emptyGuestForm } from '../buyer/guest-form.ts';
import { clearGuestForm, readGuestForm, writeGuestForm } from '../buyer/stored-guest.schema.ts';
import { aGuest } from '../machine/checkout.fixtures.ts';
import { type LastOrder, readLastOrder, writeLastOrder } from './last-order.schema.ts';
import { settleLastOrder } from './settle-last-order.ts';

const lastOrder: LastOrder = {
  orderId: 'PM-2026-004821',
  paymentId: '3C679366HH908993F',
  items: [{ key: 'collar', position: 0, title: 'Halsband', quantity: 2, unitPriceCents: 3_900 }],
  total: 78,
  status: 'processing',
  created: '2026-11-21T10:00:00.000Z',
  guestInfo: aGuest,
  accessToken: 'token',
};
const reply = { orderId: lastOrder.orderId, isInReview: false, totalCents: 7_800 };

describe('stored guest', () => {
  it('[DATA-27] The address is stored under the key guestInfo and removed', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    expect(writeGuestForm(aGuest, storage)).toBe(true);
    expect(JSON.parse(browser.getItem('guestInfo') ?? '')).toEqual(aGuest);
    expect(readGuestForm(storage)).toEqual(aGuest);
    clearGuestForm(storage);
    expect(readGuestForm(storage)).toEqual(emptyGuestForm);
  });

  it('Any other stored value gives the empty form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readGuestForm(textStorage(() => memoryStorage({ guestInfo: text })))).toEqual(emptyGuestForm);
      }),
    );
  });
});

describe('local order summary', () => {
  it('[DATA-24] [DATA-26] The summary of the order is stored under the key lastOrder', () => {
    const browser = memoryStorage();
    const storage = textStorage(() => browser);
    writeLastOrder(lastOrder, storage);
    expect(Object.keys(JSON.parse(browser.getItem('lastOrder') ?? ''))).toEqual(
      expect.arrayContaining(['orderId', 'paymentId', 'items', 'total', 'status', 'created', 'guestInfo']),
    );
    expect(readLastOrder(storage)).toEqual(lastOrder);
  });

  it('Any other stored value is ignored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readLastOrder(textStorage(() => memoryStorage({ lastOrder: text })))).toBeNull();
      }),
    );
  });
});

describe('settling the local order', () => {
  const settle = (
    status: 'pending' | 'processing' | 'completed' | 'failed',
    stored: LastOrder | null,
    orderId = reply.orderId,
  ) => {
    const storage = textStorage(() => browser);
    const browser = memoryStorage();
    if (stored !== null) writeLastOrder(stored, storage);
    return { settlement: settleLastOrder({ ...reply, orderId, status }, storage), stored: readLastOrder(storage) };
  };

  it.each(['processing', 'completed'] as const)('[SF-CHECK-50] The cart is emptied once the order is %s', (status) => {
    expect(settle(status, lastOrder).settlement.orderedPieces).toEqual(new Map([['collar', 2]]));
  });

  it.each(['pending', 'failed'] as const)('[SF-DONE-12] The cart is kept while the order is %s', (status) => {
    expect(settle(status, { ...lastOrder, status: 'pending' }).settlement.orderedPieces).toBeNull();
  });

  it('The ordered pieces are removed once, even if the payment is confirmed later', () => {
    const first = settle('processing', lastOrder);
    expect(settle('processing', first.stored).settlement.orderedPieces).toBeNull();
    expect(settle('completed', first.stored).settlement.orderedPieces).toBeNull();
  });

  it('The cart is emptied for a summary of an earlier version, which has no line keys', () => {
    const items = lastOrder.items.map(({ key: _, ...item }) => item);
    expect(settle('completed', { ...lastOrder, items }).settlement.orderedPieces).toBe('all');
  });

  it('The completed payment is reported once', () => {
    const first = settle('completed', lastOrder);
    expect(first.settlement.isNewlyCompleted).toBe(true);
    expect(first.stored?.status).toBe('completed');
    expect(settle('completed', first.stored).settlement).toEqual({ orderedPieces: null, isNewlyCompleted: false });
  });

  it('The cart is emptied even if the browser blocks storage, in memory', () => {
    const blocked = textStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    writeLastOrder(lastOrder, blocked);
    expect(settleLastOrder({ ...reply, status: 'completed' }, blocked)).toEqual({
      orderedPieces: new Map([['collar', 2]]),
      isNewlyCompleted: true,
    });
    expect(settleLastOrder({ ...reply, status: 'completed' }, blocked).orderedPieces).toBeNull();
  });

  it('[SF-DONE-12] The cart is kept if this browser’s last order is another one', () => {
    expect(settle('completed', null).settlement).toEqual({ orderedPieces: null, isNewlyCompleted: false });
    expect(settle('completed', lastOrder, 'PM-2026-000001').settlement.orderedPieces).toBeNull();
  });
});
