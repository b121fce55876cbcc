import * as z from 'zod/mini';
import type { TaxMode } from '../shop-policy.ts';

/** Tax mode stored with an order (`orders.terms.tax`). The mode of the shop may have changed since. */
export const taxModeSchema = z.enum(['regular', 'small-business'] as const satisfies readonly TaxMode[]);
