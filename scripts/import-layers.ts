/** Folders of each package from bottom to top. A folder imports only from itself and from folders earlier in the list. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/configurator-core/src': [
    'contract',
    'field-types',
    'condition',
    'compile',
    'price',
    'evaluate',
    'explain',
    'configuration',
    'messages',
    'templates',
    'analysis',
    'edit',
    'machine',
    'testing',
  ],
};
