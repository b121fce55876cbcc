import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { storybookLinks } from '../scripts/storybook-links.ts';
import { writePlainPages } from '../scripts/write-plain-pages.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Entries of the packages, in the order of the reference; `write-api-reference.ts` writes their pages. */
const entries = [
  'configurator-core',
  'configurator-core/machine',
  'configurator-core/analysis',
  'configurator-core/convert',
  'configurator-core/translation',
  'configurator-core/standard',
  'configurator-core/text',
  'configurator-core/templates',
  'configurator-core/testing',
  'configurator-react',
  'configurator-react/element',
  'template-editor',
];

export default defineConfig({
  title: 'Configurator',
  description:
    'A schema-driven product configurator: one engine for the form, the price in the browser and on the server.',
  lang: 'en',
  srcExclude: ['examples/**', 'diagrams/**'],
  // Storybook's static build is copied beside the pages; scripts/doc-checks/links.test.ts checks these links against the stories.
  ignoreDeadLinks: [/^\/storybook\//],
  buildEnd: ({ srcDir, outDir, site: { title, description, themeConfig } }) =>
    writePlainPages(srcDir, outDir, { title, description, sidebar: themeConfig.sidebar }),
  vite: {
    plugins: [storybookLinks()],
    // Examples and the tutorial's project are outside of this folder.
    server: { fs: { allow: [repository] } },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'product-configurator' } } },
  themeConfig: {
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'Guide', link: '/', activeMatch: '^/(?:start/|$)' },
      { text: 'Concepts', link: '/concepts/templates', activeMatch: '^/concepts/' },
      { text: 'Recipes', link: '/recipes/field-component', activeMatch: '^/recipes/' },
      { text: 'Reference', link: '/reference/template', activeMatch: '^/reference/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Storybook', link: '/storybook/index.html', target: '_blank' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'Introduction', link: '/' },
          { text: 'Tutorial', link: '/start/tutorial' },
          { text: 'Installation', link: '/start/installation' },
          { text: 'Edit templates', link: '/start/editing-templates' },
        ],
      },
      {
        text: 'Concepts',
        items: [
          { text: 'Templates', link: '/concepts/templates' },
          { text: 'Conditions', link: '/concepts/conditions' },
          { text: 'Prices', link: '/concepts/prices' },
          { text: 'The machine', link: '/concepts/machine' },
          { text: 'Analysis', link: '/concepts/analysis' },
          { text: 'Versions', link: '/concepts/versions' },
        ],
      },
      {
        text: 'Recipes',
        items: [
          { text: 'Your own field component', link: '/recipes/field-component' },
          { text: 'Your own field type', link: '/recipes/field-type' },
          { text: 'Keep a draft', link: '/recipes/drafts' },
          { text: 'Next.js', link: '/recipes/nextjs' },
          { text: 'File fields', link: '/recipes/files' },
          { text: 'Your own theme', link: '/recipes/theme' },
          { text: 'Your own backend', link: '/recipes/backend' },
          { text: 'Another language', link: '/recipes/language' },
          { text: 'Forms of other libraries', link: '/recipes/form-libraries' },
          { text: 'Check the price on the server', link: '/recipes/price-check' },
          { text: 'Shopware and WordPress', link: '/recipes/shop-systems' },
          { text: 'Migrate from SurveyJS or JSON Forms', link: '/recipes/migration' },
        ],
      },
      {
        text: 'Reference',
        items: [
          { text: 'Template format', link: '/reference/template' },
          { text: 'Codes', link: '/reference/codes' },
        ],
      },
      {
        text: 'More',
        items: [{ text: 'Comparison', link: '/comparison' }],
      },
      {
        text: 'API reference',
        link: '/api/',
        collapsed: true,
        items: entries.map((entry) => ({ text: entry, link: `/api/${entry}/` })),
      },
    ],
  },
});
