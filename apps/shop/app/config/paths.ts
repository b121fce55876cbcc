/** The configurator types the route `/configure/:category` knows. Source: SF-NAV-04 */
export const configuratorTypes = ['dog-coat', 'dog-harness', 'dog-collar', 'dog-leash'] as const;

export type ConfiguratorType = (typeof configuratorTypes)[number];

/** Every URL of the shop. Nothing else writes a path. */
export const paths = {
  home: () => '/',
  /** @param notice code of a message the page shows as a toast */
  categories: (notice: string | null = null) =>
    notice === null ? '/categories' : `/categories?notice=${encodeURIComponent(notice)}`,
  category: (categoryId: string) => `/categories/${encodeURIComponent(categoryId)}`,
  article: (articleId: string) => `/articles/${encodeURIComponent(articleId)}`,
  /**
   * The configurator, for one article or, without `articleId`, for the first active article of the type.
   * A template without a type of its own counts as dog-coat (OP-72).
   */
  configure: (configuratorType: string | null = null, articleId: string | null = null) => {
    const path = `/configure/${encodeURIComponent(configuratorType ?? 'dog-coat')}`;
    return articleId === null ? path : `${path}?article=${encodeURIComponent(articleId)}`;
  },
  cart: () => '/cart',
  /** @param order a payment id or an order id */
  orderSuccess: (order: string) => `/order-success?order=${encodeURIComponent(order)}`,
} as const;
