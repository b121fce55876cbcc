import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressFiles } from './scripts/vite/compress-files.ts';
import { narrowSiblingRules } from './scripts/vite/narrow-sibling-rules.ts';
import { requireCompanyFacts } from './scripts/vite/require-company-facts.ts';
import { requireGuaranteeNotice } from './scripts/vite/require-guarantee-notice.ts';
import { shellChunk } from './scripts/vite/shell-chunk.ts';

const sharedChunks = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  // Of packages only what these modules use comes along, not all that a package's index names.
  { name: shellChunk, debugName: 'shell', test: /[\\/]apps[\\/]shop[\\/]app[\\/]/, priority: 1 },
];

export default defineConfig({
  plugins: [
    requireCompanyFacts(),
    requireGuaranteeNotice(),
    narrowSiblingRules(),
    tailwindcss(),
    reactRouter(),
    compressFiles(),
  ],
  resolve: {
    alias: [
      // React has had this hook since 18; the shim is for older ones.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // What the pages import is bundled before the first of them is served: a dependency found late makes it reload.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  // Assets as data: URLs would need an exception in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
});
