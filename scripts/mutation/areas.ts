/** Code, and the tests that should detect its mutants. */
export interface Part {
  /** Patterns of the files to mutate; tests are excluded */
  readonly sources: readonly string[];
  /** Path prefixes of the tests */
  readonly tests: readonly string[];
}

const core = 'packages/configurator-core/src';
/** The engine's tests except those of the template analysis, which take minutes. */
const engine = [
  'compile',
  'condition',
  'configuration',
  'contract',
  'evaluate',
  'explain',
  'field-types',
  'machine',
  'money',
  'testing',
].map((folder) => `${core}/${folder}`);
const functions = 'supabase/functions';
const shared = `${functions}/_shared`;
const payments = ['order-payment', 'payment-life-cycle', 'verify-payment/', 'paypal-webhook/'].map(
  (name) => `${functions}/${name}`,
);

/** Code that decides about prices, allowed values and permissions. */
export const areas: Readonly<Record<string, readonly Part[]>> = {
  price: [{ sources: [`${core}/price/*.ts`, `${core}/money.ts`, `${core}/evaluate/*.ts`], tests: engine }],
  rules: [{ sources: [`${core}/condition/*.ts`, `${core}/field-types/**/*.ts`], tests: engine }],
  state: [
    { sources: [`${core}/machine/*.ts`], tests: engine },
    {
      sources: [
        'apps/shop/app/features/checkout/machine/checkout.machine.ts',
        'apps/shop/app/features/cart/lines/cart-line.ts',
      ],
      tests: ['apps/shop/app/features/checkout', 'apps/shop/app/features/cart'],
    },
  ],
  policy: [
    { sources: ['supabase/contracts/shop-policy.ts'], tests: ['supabase/contracts'] },
    {
      sources: [
        `${shared}/payments/{check-payment,settle-order,settlement-reply,find-earlier-payment,verify-payment}.ts`,
      ],
      tests: [`${shared}/payments/`, `${shared}/maintenance/sweep`, ...payments],
    },
    {
      sources: [`${shared}/http/{rate-limit,network-of}.ts`],
      tests: [`${shared}/http/rate-limit`, `${shared}/http/network-of`, `${functions}/order-status/`],
    },
    {
      sources: [`${shared}/maintenance/{sweep,run-job}.ts`, `${shared}/paypal/paypal-circuit.ts`],
      tests: [`${shared}/paypal/`, `${shared}/maintenance/`],
    },
    {
      sources: [`${shared}/http/{caller,require-admin}.ts`, `${shared}/orders/find-order.ts`],
      tests: ['order-status/', 'refund-order/', 'upload-image/', 'place-order/handler'].map(
        (name) => `${functions}/${name}`,
      ),
    },
    {
      sources: [
        `${functions}/{refund-order,cancel-order}/*.ts`,
        `${shared}/payments/cancel-order.ts`,
        `${shared}/payments/execute-refund.ts`,
        `${shared}/http/{password-check,require-password}.ts`,
      ],
      tests: [`${functions}/refund-order/`, `${functions}/cancel-order/`, `${shared}/http/password-check`],
    },
    {
      sources: [`${functions}/place-order/*.ts`],
      tests: [`${functions}/place-order/`, `${functions}/order-payment`],
    },
    {
      sources: [`${shared}/pricing/*.ts`],
      tests: [`${shared}/pricing/`, `${functions}/place-order/`, `${functions}/quote-cart/`],
    },
    ...['order-document', 'order-status', 'paypal-webhook', 'quote-cart', 'reconcile-payments'].map((name) => ({
      sources: [`${functions}/${name}/*.ts`],
      tests: [`${functions}/${name}/`],
    })),
    { sources: [`${functions}/{capture-order,verify-payment}/*.ts`], tests: payments },
  ],
};
