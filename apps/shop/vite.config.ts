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
  // Includes only the package code that these modules use, not everything exported by a package's index.
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
      // React has provided this hook since version 18; the shim is for older versions.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // Bundles the pages' imports before the first page is served: a dependency found later reloads the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  // Assets as data: URLs would require an exception in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
  },
});
