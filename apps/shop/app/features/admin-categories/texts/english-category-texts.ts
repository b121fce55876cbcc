/** English texts of the category pages. */
export const englishCategoryTexts = {
  title: 'Categories',
  searchLabel: 'Search categories',
  empty: 'No categories found',
  listFailed: 'Error loading categories',
  loadFailed: 'Error loading category',
  gone: 'This category no longer exists.',
  newTitle: 'New category',
  editTitle: 'Edit category',
  back: 'All categories',

  restored: 'Category restored',
  restoreFailed: 'Error restoring category',
  deleted: 'Category deleted',
  deleteFailed: 'Error deleting category',
  inUse: 'Category cannot be deleted',
  inUseBy: (articles: number) =>
    articles === 1 ? 'One product uses this category.' : `${articles} products use this category.`,
  deleteTitle: 'Delete category?',
  deleteText: (name: string) => `The category “${name}” will be removed from the shop. You can restore it for 30 days.`,

  fields: { title: 'Title', description: 'Description', imageUrl: 'Image' },
  titleMissing: 'The title is missing',
  atMost: (characters: string) => `At most ${characters} characters`,
  created: 'Category created',
  updated: 'Category updated',
  createFailed: 'Error creating category',
  updateFailed: 'Error updating category',
};

/** The texts of the category pages. */
export type CategoryTexts = typeof englishCategoryTexts;
