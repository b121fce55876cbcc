import type { ConfiguratorType } from '#app/config/paths.ts';
import type { ArticleFormValues, WithdrawalChoice } from '../admin-article.ts';
import type { SaleFact } from '../missing-for-sale.ts';

/** Names of the configurator types. */
const configuratorTypes: Readonly<Record<ConfiguratorType, string>> = {
  'dog-coat': 'Dog coat',
  'dog-harness': 'Dog harness',
  'dog-collar': 'Dog collar',
  'dog-leash': 'Dog leash',
};

const withdrawalChoices: Readonly<Record<WithdrawalChoice, string>> = {
  '': 'Not decided yet',
  granted: '14-day right of withdrawal',
  excluded: 'Made to measure: no right of withdrawal',
};

/** Names of the missing facts in an error message. */
const saleFacts: Readonly<Record<SaleFact, string>> = {
  withdrawal_excluded: 'the decision about the right of withdrawal',
  manufacturer: 'name, address and e-mail of the manufacturer',
  safety_notes: 'the safety information',
};

const missingFacts: Readonly<Record<SaleFact, string>> = {
  withdrawal_excluded: 'Choose an option. Until then the product can only be saved as paused',
  manufacturer: 'Enter name, address and e-mail or website, separated by commas',
  safety_notes: 'Safety information is missing. Without it the product can only be saved as paused',
};

const fields: Readonly<Record<keyof ArticleFormValues, string>> = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  configuratorType: 'Configurator',
  formTemplateId: 'Form template',
  isPaused: 'Paused',
  withdrawalExcluded: 'Right of withdrawal',
  deliveryMinDays: 'Delivery time, minimum',
  deliveryMaxDays: 'Delivery time, maximum',
  manufacturer: 'Manufacturer',
  safetyNotes: 'Safety information',
  categoryIds: 'Categories',
};

/** English texts of the article pages. */
export const englishArticleTexts = {
  title: 'Products',
  searchLabel: 'Search products and categories',
  empty: 'No products found',
  listFailed: 'Error loading products',
  loadFailed: 'Error loading product',
  categoriesFailed: 'Error loading categories',
  templatesFailed: 'Error loading form templates',
  gone: 'This product no longer exists.',
  newTitle: 'New product',
  editTitle: 'Edit product',
  back: 'All products',

  restored: (count: number): string => (count === 1 ? 'Product restored' : 'Products restored'),
  restoreFailed: 'Error restoring product',
  deleted: (count: number): string => (count === 1 ? 'Product deleted' : 'Products deleted'),
  deleteFailed: 'Error deleting product',
  paused: (count: number): string => (count === 1 ? 'Product updated' : 'Products updated'),
  deleteTitle: (count: number): string => (count === 1 ? 'Delete product?' : `Delete ${count} products?`),
  deleteText: 'Removed from the shop with images and categories:',
  deleteHint: 'Orders keep what was ordered. You can undo this for 30 days.',
  pause: 'Pause',
  activate: 'Activate',
  status: 'Status',
  category: 'Category',
  categories: 'Categories',
  state: { active: 'Active', paused: 'Paused' },

  fields,
  configuratorTypes,
  withdrawalChoices,
  yes: 'Yes',
  no: 'No',
  titleMissing: 'The title is missing',
  atMost: (characters: string) => `At most ${characters} characters`,
  priceInvalid: 'Only digits with at most two decimal places, for example 149.90',
  daysInvalid: 'Whole days, at most 365',
  daysIncomplete: 'Fill in both fields, the second not less than the first',
  missingFacts,
  saleFacts,
  incomplete: (title: string, facts: string, _isOne: boolean) => `“${title}” cannot be sold yet. Missing: ${facts}.`,
  unpublished: (title: string, template: string) =>
    `“${title}” cannot be sold: the form template “${template}” is not published yet.`,

  created: 'Product created',
  updated: 'Product updated',
  createFailed: 'Error creating product',
  updateFailed: 'Error updating product',
  mainImage: 'Main image',
  mainImageFailed: 'Error uploading the main image',
  pausedLabel: 'Paused: hidden in the shop and not for sale',
  priceHint: 'In euros, including VAT. Leave empty: on request, in the configurator from €99.00.',
  noCategories: 'No categories yet.',

  safety: 'Product safety',
  numberOnSave: 'The product number is assigned when you save.',
  number: (number: string) => `Product number ${number}`,
  manufacturerHint: 'Name, address and e-mail, separated by commas. Leave empty for your own workshop.',
  safetyHint:
    'Warnings and information in German, as required beside the product. Adapt the standard text to the product.',
  insertStandard: 'Insert standard text',

  otherProduct: 'Other product',
  noTemplate: 'None',
  otherProductHint: 'With a template, customers choose how the product is made. Without one, it is sold as described.',
  noTemplateHint: 'The built-in steps apply without a form template.',
  draftHint: 'This form template is a draft. Until it is published, the product can only be saved as paused.',
  draft: (name: string) => `${name} (draft)`,

  deliveryTime: 'Delivery time in working days',
  from: 'From',
  to: 'To',
  withdrawalHint: 'Only products made to measure can be excluded (section 312g (2) no. 1 BGB).',

  images: 'More images',
  addImages: 'Add images',
  image: (position: number) => `Image ${position}`,
  imageText: (image: string) => `${image}: alt text`,
  imageTextHint: 'Describe the image for people who cannot see it. Leave empty to use the title of the product.',
  retry: 'Try again',
  moveUp: (image: string) => `Move ${image.toLowerCase()} up`,
  moveDown: (image: string) => `Move ${image.toLowerCase()} down`,
  imageFailed: 'Error uploading an image',
  imagesFailed: 'Error saving the images',
  imageDeleteTitle: (image: string) => `Delete ${image}?`,
  imageDeleteText: 'The picture and its file are deleted at once. This cannot be undone.',
  imageDeleted: 'Image deleted',
  imageDeleteFailed: 'Error deleting the image',

  write: 'Write',
  preview: 'Preview',
  view: 'View',
  markdown: 'Markdown: **bold**, *italic*, - list, ## heading, [text](https://…)',
  noText: 'No text yet.',
};

/** The texts of the article pages. */
export type ArticleTexts = typeof englishArticleTexts;
