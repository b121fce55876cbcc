import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { documentIds } from 'shop-backend/legal';
import { adminRoutes } from './routes/admin/routes.ts';

export default [
  layout('routes/storefront.tsx', [
    index('routes/catalogue/home.tsx'),
    route('categories', 'routes/catalogue/categories.tsx'),
    route('categories/:categoryId', 'routes/catalogue/category.tsx'),
    route('articles/:articleId', 'routes/catalogue/article.tsx'),
    route('search', 'routes/catalogue/search.tsx'),
    route('wishlist', 'routes/catalogue/wishlist.tsx'),
    route('configure/:category?', 'routes/configurator/configure.tsx'),
    route('cart', 'routes/checkout/cart.tsx'),
    route('order-success', 'routes/checkout/order-success.tsx'),
    ...documentIds.map((id) => route(id, 'routes/service/info.tsx', { id })),
    route('kontakt', 'routes/service/contact.tsx'),
    route('vertrag-widerrufen', 'routes/service/withdrawal.tsx'),
    route('auth', 'routes/account/auth.tsx'),
    route('reset-password', 'routes/account/reset-password.tsx'),
    layout('routes/account/account-area.tsx', [
      route('profile', 'routes/account/profile.tsx'),
      route('orders', 'routes/account/orders.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('kontakt/termin.ics', 'routes/service/appointment-file.ts'),
  route('template-versions/:templateId/:version', 'routes/configurator/template-version.ts'),
  route('drawings/:configuratorType/:templateId/:version', 'routes/configurator/drawing.ts'),
  route('configurator-visits', 'routes/configurator/configurator-visits.ts'),
  route('materials', 'routes/catalogue/materials.ts'),
  route('article-cards', 'routes/catalogue/article-cards.ts'),
  adminRoutes,
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
] satisfies RouteConfig;
