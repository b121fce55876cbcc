import { index, route } from '@react-router/dev/routes';

/** The administration under /admin, behind its guard. Other paths show the not-found page of the storefront. */
export const adminRoutes = route('admin', 'routes/admin/admin-area.tsx', [
  index('routes/admin/dashboard.tsx'),
  route('categories', 'routes/admin/catalogue/categories.tsx'),
  route('categories/:categoryId', 'routes/admin/catalogue/category.tsx'),
  route('materials', 'routes/admin/catalogue/materials.tsx'),
  route('materials/:materialId', 'routes/admin/catalogue/material.tsx'),
  route('materials/:materialId/surcharges', 'routes/admin/catalogue/material-surcharges.tsx'),
  route('articles', 'routes/admin/catalogue/articles.tsx'),
  route('articles/:articleId', 'routes/admin/catalogue/article.tsx'),
  route('form-templates', 'routes/admin/templates/form-templates.tsx'),
  route('form-templates/:templateId', 'routes/admin/templates/form-template.tsx'),
  route('orders', 'routes/admin/orders/orders.tsx'),
  route('orders/:orderDbId/worksheet', 'routes/admin/orders/worksheet.tsx'),
  route('production', 'routes/admin/orders/production.tsx'),
  route('reconciliation', 'routes/admin/orders/reconciliation.tsx'),
  route('users', 'routes/admin/operations/users.tsx'),
  route('requests', 'routes/admin/operations/requests.tsx'),
  route('withdrawals', 'routes/admin/operations/withdrawals.tsx'),
  route('mails', 'routes/admin/operations/mails.tsx'),
  route('audit-log', 'routes/admin/operations/audit-log.tsx'),
  route('trash', 'routes/admin/operations/trash.tsx'),
]);
