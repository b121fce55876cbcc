import { describe, expect, it } from 'vitest';
import { anItemOf } from '../machine/checkout.fixtures.ts';
import { orderTotals } from './order-totals.ts';

describe('order totals', () => {
  it('[SF-CART-21] [SF-CART-22] Items are summed; shipping is currently free', () => {
    const items = [anItemOf(14_400, 1), anItemOf(3_450, 2)];
    expect(orderTotals(items, 'Deutschland')).toEqual({
      itemsTotalCents: 21_300,
      shippingCents: 0,
      totalCents: 21_300,
    });
  });

  it('A country without delivery is refused', () => {
    expect(() => orderTotals([], 'Atlantis')).toThrow(RangeError);
  });
});
