import { index, route } from '@react-router/dev/routes';

/** The administration under /admin, behind its guard. */
export const adminRoutes = route('admin', 'routes/admin/admin-area.tsx', [
  index('routes/admin/dashboard.tsx'),
  route('categories', 'routes/admin/categories.tsx'),
  route('categories/:categoryId', 'routes/admin/category.tsx'),
  route('materials', 'routes/admin/materials.tsx'),
  route('materials/:materialId', 'routes/admin/material.tsx'),
  route('materials/:materialId/surcharges', 'routes/admin/material-surcharges.tsx'),
  route('articles', 'routes/admin/articles.tsx'),
  route('articles/:articleId', 'routes/admin/article.tsx'),
  route('form-templates', 'routes/admin/form-templates.tsx'),
  route('form-templates/:templateId', 'routes/admin/form-template.tsx'),
  route('orders', 'routes/admin/orders.tsx'),
  route('orders/:orderDbId/worksheet', 'routes/admin/worksheet.tsx'),
  route('production', 'routes/admin/production.tsx'),
  route('reconciliation', 'routes/admin/reconciliation.tsx'),
  route('users', 'routes/admin/users.tsx'),
  route('requests', 'routes/admin/requests.tsx'),
  route('withdrawals', 'routes/admin/withdrawals.tsx'),
  route('mails', 'routes/admin/mails.tsx'),
  route('audit-log', 'routes/admin/audit-log.tsx'),
  route('trash', 'routes/admin/trash.tsx'),
  route('*', 'routes/admin/not-found.tsx'),
]);
