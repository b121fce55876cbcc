/** One address of every kind of page in the shop; the seed has what they name. */
export const routes = [
  '/',
  '/categories',
  '/categories/20000000-0000-4000-8000-000000000001',
  '/articles/30000000-0000-4000-8000-000000000001',
  '/configure',
  '/configure/dog-coat',
  '/configure/dog-harness',
  '/configure/dog-collar',
  '/configure/dog-leash',
  '/cart',
  '/order-success?order=PM-2026-000000',
  '/impressum',
  '/versand',
  '/kontakt',
  '/vertrag-widerrufen',
  '/nowhere',
] as const;
