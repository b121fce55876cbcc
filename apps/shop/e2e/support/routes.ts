/** One URL for every kind of page in the shop; the seed contains their data. */
export const routes = [
  '/',
  '/categories',
  '/categories/20000000-0000-4000-8000-000000000001',
  '/articles/30000000-0000-4000-8000-000000000001',
  '/search?q=leine',
  '/wishlist',
  '/configure',
  '/configure/dog-coat',
  '/configure/dog-harness',
  '/configure/dog-collar',
  '/configure/dog-leash',
  '/cart',
  '/auth',
  '/order-success?order=PM-2026-000000',
  '/impressum',
  '/versand',
  '/kontakt',
  '/vertrag-widerrufen',
  '/nowhere',
] as const;

const ORDER = '50000000-0000-4000-8000-000000000001';

/** Pages that only signed-in users see or that look different to them: one URL for every kind of page. */
export const signedInVisits = [
  { who: 'a customer', email: 'anna@example.de', paths: ['/orders', '/profile', '/', '/cart', '/auth'] },
  {
    who: 'an admin',
    email: 'admin@example.de',
    paths: [
      '/admin/categories',
      '/admin/categories/new',
      '/admin/categories/20000000-0000-4000-8000-000000000001',
      '/admin/materials',
      '/admin/materials/new',
      '/admin/materials/79b6cbc5-dd4f-5e2f-857c-507e2b6d7e8e/surcharges',
      '/admin/articles',
      '/admin/articles/new',
      '/admin/articles/30000000-0000-4000-8000-000000000001',
      '/admin/trash',
      '/admin/orders',
      `/admin/orders?order=${ORDER}`,
      `/admin/orders/${ORDER}/worksheet`,
      '/admin/production',
      '/admin/form-templates',
      '/admin/form-templates/new',
      '/admin/form-templates/40000000-0000-4000-8000-000000000001',
      '/admin',
      '/admin/users',
      '/admin/requests',
      '/admin/withdrawals',
      '/admin/mails',
      '/admin/reconciliation',
      '/admin/audit-log',
    ],
  },
];
