import * as z from 'zod/mini';
import { taxModeSchema } from '../../../contracts/index.ts';
import { firstFacts, firstTexts, type ShopTerms, shopTerms } from '../../../legal/index.ts';

const cents = z.int();
const span = z.object({ min: z.int(), max: z.int() });
const zone = z.object({ standardCents: cents, expressCents: cents, freeFromCents: z.nullable(cents) });
const fact = z._default(z.nullable(z.string()), null);

const factsSchema = z.object({
  shopName: z.string(),
  isDemo: z.boolean(),
  company: z.object({
    legalName: fact,
    representative: fact,
    street: fact,
    postalCode: fact,
    city: fact,
    country: fact,
    email: fact,
    phone: fact,
    register: fact,
    taxId: fact,
    packagingRegister: fact,
    hostingProvider: fact,
  }),
  tax: taxModeSchema,
  vatPercent: z.number(),
  currency: z.object({ code: z.string(), digits: z.int() }),
  shipping: z.object({ mode: z.enum(['free', 'by-zone']) }),
  fees: z.object({ germany: zone, 'european-union': zone, switzerland: zone }),
  countryNames: z.array(z.string()),
  production: span,
  expressProduction: z.nullable(span),
  transit: span,
  withdrawalDays: z.int(),
  paymentMethods: z.array(z.object({ name: z.string(), through: z.enum(['paypal', 'on-request']) })),
  openingHours: z.string(),
  appointmentSlots: z.object({ morning: z.string(), afternoon: z.string() }),
} satisfies { [Key in keyof ShopTerms]: z.ZodMiniType<ShopTerms[Key]> });

const storedSchema = z.object({
  tax: z._default(taxModeSchema, 'regular'),
  /** Of orders without `facts` */
  shipping: z.optional(z.enum(['free', 'by-zone'])),
  /** First day in force of each text's version */
  texts: z._default(
    z.object({ agb: z._default(z.string(), firstTexts.agb), widerruf: z._default(z.string(), firstTexts.widerruf) }),
    firstTexts,
  ),
  facts: z._default(z.partial(factsSchema), {}),
});

/** Terms of an order: its text versions, and every fact that its documents state. */
export interface OrderTerms {
  readonly tax: ShopTerms['tax'];
  /** First day in force of each text's version */
  readonly texts: Readonly<Record<'agb' | 'widerruf', string>>;
  readonly facts: ShopTerms;
}

/**
 * Terms in force when the order was placed (`orders.terms`). What an older order has not stored is taken from
 * `firstFacts`, never from the terms of today.
 */
export const termsSchema = z.pipe(
  storedSchema,
  z.transform(({ tax, shipping, texts, facts }): OrderTerms => {
    const mode = shipping === undefined ? firstFacts.shipping : { mode: shipping };
    return { tax, texts, facts: { ...firstFacts, shipping: mode, ...facts, tax } };
  }),
);

/** Returns the terms of today, to be stored with a new order. */
export function termsOfToday(texts: OrderTerms['texts']): OrderTerms {
  return { tax: shopTerms.tax, texts, facts: shopTerms };
}
