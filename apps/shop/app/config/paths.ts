import type { AppointmentSlot, DocumentId } from 'shop-backend/legal';

/** Configurator types accepted by the route `/configure/:category`. Source: SF-NAV-04 */
export const configuratorTypes = ['dog-coat', 'dog-harness', 'dog-collar', 'dog-leash'] as const;

export type ConfiguratorType = (typeof configuratorTypes)[number];

/** A checkout step with its own URL. */
export type CheckoutStepName = 'address' | 'payment';

/** Start of the search parameters that give fields of the configurator their first values; see `preset.ts`. */
export const presetPrefix = 'preset.';

/** All URLs of the shop. No other module builds paths. */
export const paths = {
  home: () => '/',
  /** @param notice code of a message the page shows as a toast */
  categories: (notice: string | null = null) =>
    notice === null ? '/categories' : `/categories?notice=${encodeURIComponent(notice)}`,
  /** @param page of the list of articles, counted from 1 */
  category: (categoryId: string, page = 1) =>
    `/categories/${encodeURIComponent(categoryId)}${page === 1 ? '' : `?page=${page}`}`,
  article: (articleId: string) => `/articles/${encodeURIComponent(articleId)}`,
  /**
   * The configurator for one article or, without `articleId`, for the first active article of the type.
   * A template without a type counts as dog-coat (OP-72).
   * @param lineId the cart line to reconfigure (`lineId` of the cart)
   * @param language language of the configurator; null for the template's default
   * @param step the step shown first, counted from 1
   */
  configure: (
    configuratorType: string | null = null,
    articleId: string | null = null,
    lineId: string | null = null,
    language: string | null = null,
    step: number | null = null,
  ) => {
    const path = `/configure/${encodeURIComponent(configuratorType ?? 'dog-coat')}`;
    if (articleId === null) return path;
    const line = lineId === null ? '' : `&line=${encodeURIComponent(lineId)}`;
    const lang = language === null ? '' : `&lang=${encodeURIComponent(language)}`;
    const place = step === null ? '' : `&step=${step}`;
    return `${path}?article=${encodeURIComponent(articleId)}${line}${lang}${place}`;
  },
  /** @param code the chosen values, encoded by `encodeShare` */
  sharedConfiguration: (configuratorType: string, articleId: string, code: string, language: string | null = null) =>
    `/configure/${encodeURIComponent(configuratorType)}?${new URLSearchParams({
      article: articleId,
      config: code,
      ...(language !== null && { lang: language }),
    })}`,
  /** Endpoint that counts visits of the configurator. */
  configuratorVisits: () => '/configurator-visits',
  /** A published version of a form template, as JSON. */
  templateVersion: (templateId: string, version: number) =>
    `/template-versions/${encodeURIComponent(templateId)}/${version}`,
  /** The drawing of a configuration. @param values by field name, as JSON */
  drawing: (configuratorType: string, template: { id: string; version: number }, values: string) =>
    `/drawings/${encodeURIComponent(configuratorType)}/${encodeURIComponent(template.id)}/${template.version}?${new URLSearchParams({ values })}`,
  /** @param parameters search parameters, written by `searchParameters` */
  search: (parameters: URLSearchParams | null = null) =>
    parameters === null || parameters.size === 0 ? '/search' : `/search?${parameters}`,
  wishlist: () => '/wishlist',
  /** Cards of the articles remembered by a browser. */
  articleCards: (articleIds: readonly string[]) =>
    `/article-cards?${new URLSearchParams({ ids: articleIds.join(',') })}`,
  /** The facts of all materials, as JSON. */
  materials: () => '/materials',
  /** One of the shop's own texts, for example the imprint. */
  info: (document: DocumentId) => `/${document}`,
  /** @param type the kind of request that the form shows first */
  contact: (type: 'contact' | 'appointment' = 'contact') =>
    type === 'contact' ? '/kontakt' : '/kontakt?anliegen=termin',
  /** Calendar file of a requested appointment. */
  appointmentFile: (day: string, slot: AppointmentSlot) => `/kontakt/termin.ics?tag=${day}&zeit=${slot}`,
  withdrawal: () => '/vertrag-widerrufen',
  /** @param step of the checkout; null for the cart itself */
  cart: (step: CheckoutStepName | null = null) => (step === null ? '/cart' : `/cart?step=${step}`),
  /** @param order a payment id or an order id */
  orderSuccess: (order: string) => `/order-success?order=${encodeURIComponent(order)}`,
  /** @param returnPath page of this shop to open after login, as requested */
  auth: (returnPath: string | null = null) =>
    returnPath === null || returnPath === '/' ? '/auth' : `/auth?redirect=${encodeURIComponent(returnPath)}`,
  resetPassword: () => '/reset-password',
  profile: () => '/profile',
  /** The section of an admin's profile for the second factor. */
  secondFactor: () => '/profile#second-factor',
  orders: () => '/orders',
  admin: () => '/admin',
} as const;
