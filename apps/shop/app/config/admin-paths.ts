/** All URLs of the administration. A separate module, so that the shop's pages do not load it. */
export const adminPaths = {
  dashboard: () => '/admin',
  categories: () => '/admin/categories',
  newCategory: () => '/admin/categories/new',
  category: (categoryId: string) => `/admin/categories/${encodeURIComponent(categoryId)}`,
  materials: () => '/admin/materials',
  newMaterial: () => '/admin/materials/new',
  material: (materialId: string) => `/admin/materials/${encodeURIComponent(materialId)}`,
  /** Surcharges of a material in all templates */
  materialSurcharges: (materialId: string) => `/admin/materials/${encodeURIComponent(materialId)}/surcharges`,
  articles: () => '/admin/articles',
  newArticle: () => '/admin/articles/new',
  article: (articleId: string) => `/admin/articles/${encodeURIComponent(articleId)}`,
  /** Deleted articles and categories, which can be restored. */
  trash: () => '/admin/trash',
  formTemplates: () => '/admin/form-templates',
  newFormTemplate: () => '/admin/form-templates/new',
  formTemplate: (templateId: string) => `/admin/form-templates/${encodeURIComponent(templateId)}`,
  /** @param orderDbId opens the details of that order over the list */
  orders: (orderDbId: string | null = null) =>
    orderDbId === null ? '/admin/orders' : `/admin/orders?order=${encodeURIComponent(orderDbId)}`,
  /** The refund of an order, in its details. */
  refund: (orderDbId: string) => `/admin/orders?order=${encodeURIComponent(orderDbId)}#refund`,
  /** Worksheet that the workshop prints for an order. */
  worksheet: (orderDbId: string) => `/admin/orders/${encodeURIComponent(orderDbId)}/worksheet`,
  production: () => '/admin/production',
  users: () => '/admin/users',
  requests: () => '/admin/requests',
  withdrawals: () => '/admin/withdrawals',
  mails: () => '/admin/mails',
  reconciliation: () => '/admin/reconciliation',
  auditLog: () => '/admin/audit-log',
} as const;
