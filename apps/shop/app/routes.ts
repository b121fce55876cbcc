import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { documentIds } from 'shop-backend/legal';
import { adminRoutes } from './routes/admin/routes.ts';

export default [
  layout('routes/storefront.tsx', [
    index('routes/home.tsx'),
    route('categories', 'routes/categories.tsx'),
    route('categories/:categoryId', 'routes/category.tsx'),
    route('articles/:articleId', 'routes/article.tsx'),
    route('search', 'routes/search.tsx'),
    route('wishlist', 'routes/wishlist.tsx'),
    route('configure/:category?', 'routes/configure.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('order-success', 'routes/order-success.tsx'),
    ...documentIds.map((id) => route(id, 'routes/info.tsx', { id })),
    route('kontakt', 'routes/contact.tsx'),
    route('vertrag-widerrufen', 'routes/withdrawal.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    layout('routes/account-area.tsx', [route('profile', 'routes/profile.tsx'), route('orders', 'routes/orders.tsx')]),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('kontakt/termin.ics', 'routes/appointment-file.ts'),
  route('template-versions/:templateId/:version', 'routes/template-version.ts'),
  route('drawings/:configuratorType/:templateId/:version', 'routes/drawing.ts'),
  route('configurator-visits', 'routes/configurator-visits.ts'),
  route('article-cards', 'routes/article-cards.ts'),
  adminRoutes,
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
] satisfies RouteConfig;
