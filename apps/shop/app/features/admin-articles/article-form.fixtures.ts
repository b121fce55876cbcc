import { fn, screen, userEvent } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import type { AdminArticle } from './admin-article.ts';
import { ArticleForm } from './components/article-form.tsx';

/** An existing article for the form. */
export const coat: AdminArticle = {
  id: 'a',
  articleNumber: 1001,
  revision: 5,
  title: 'Nordwind',
  description: '**Warm** und leicht.',
  imageUrl: '/catalogue/wintermantel-nordwind.webp',
  price: 129,
  configuratorType: 'dog-coat',
  formTemplateId: 't-coat',
  isPaused: false,
  withdrawalExcluded: true,
  deliveryMinDays: 10,
  deliveryMaxDays: 14,
  manufacturer: '',
  safetyNotes: 'Nicht unbeaufsichtigt tragen lassen.',
  categoryIds: ['m'],
  images: [{ id: 'i1', url: '/catalogue/wintermantel-nordwind-detail.webp', altText: 'Bündchen' }],
};

const stored = (images: readonly { url: string; altText: string }[]) =>
  images.map((image) => ({ id: image.url, ...image }));

/** Default props of the stories: a new article, and a shop that stores every change. */
const args = {
  article: null,
  categories: [
    { id: 'l', title: 'Leinen' },
    { id: 'm', title: 'Mäntel' },
  ],
  templates: [
    { id: 't-coat', name: 'Hundemantel nach Maß', configuratorType: 'dog-coat', isPublished: true },
    { id: 't-copy', name: 'Hundemantel nach Maß (Copy)', configuratorType: 'dog-coat', isPublished: false },
    { id: 't-leash', name: 'Leine nach Maß', configuratorType: 'dog-leash', isPublished: true },
  ],
  upload: fn(async (_purpose: string, file: File) => `https://shop.example/${file.name}`),
  onSave: fn(async () => ({ id: 'a', revision: 6 })),
  onReload: fn(async () => ({ ...coat, title: 'Nordwind II', revision: 6 })),
  onArrange: fn(async (_id: string, images: readonly { url: string; altText: string }[]) => stored(images)),
  onDeleteImage: fn(async () => undefined),
  onSaved: fn(),
};

/** Meta shared by all stories of the form. */
export const articleFormStories = { component: ArticleForm, decorators: [withAdmin], afterEach: closeToasts, args };

/** Presses the form's button. */
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
/** Creates a file with the given name and size in bytes, and the type of a PNG. */
export const png = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
/** Rejects like a request after the connection was lost. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'));
