import { layers } from './scripts/import-layers.ts';

// Who may import whom. Read each rule as: nothing in `from` may reach anything in `to`.
const tests = '\\.(test|stories|e2e)\\.tsx?$|/testing/|/tests/|^scripts/';

const layerRules = Object.entries(layers).flatMap(([root, folders]) =>
  folders.map((folder, place) => ({
    name: 'folders-point-down',
    comment: 'A folder imports only from folders below it.',
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: tests },
    to: { path: `^${root}/(index\\.ts$|(${folders.slice(place + 1).join('|') || '-'})/)` },
  })),
);

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'core-imports-no-framework',
      comment: 'configurator-core knows no React, DOM, Supabase or other package of the workspace.',
      severity: 'error',
      from: { path: '^packages/configurator-core/src', pathNot: tests },
      to: { pathNot: '^packages/configurator-core/src|node_modules/(xstate|zod|json-logic-js)/' },
    },
    {
      name: 'json-logic-in-one-file',
      comment: 'Expressions are checked before they run, and `var` reads own properties only.',
      severity: 'error',
      from: { path: '^packages/configurator-core/src', pathNot: `condition/json-logic\\.ts$|${tests}` },
      to: { path: 'node_modules/json-logic-js/' },
    },
    {
      name: 'xstate-in-machine-only',
      comment: 'XState is an optional peer that only `configurator-core/machine` needs.',
      severity: 'error',
      from: { path: '^packages/configurator-core/src', pathNot: `^packages/configurator-core/src/machine/|${tests}` },
      to: { path: 'node_modules/xstate/' },
    },
    {
      name: 'renderer-knows-core-only',
      severity: 'error',
      from: { path: '^packages/configurator-react/src', pathNot: tests },
      to: { path: '^(packages/template-editor|apps|supabase)/|node_modules/@supabase/' },
    },
    {
      name: 'editor-knows-core-and-renderer-only',
      severity: 'error',
      from: { path: '^packages/template-editor' },
      to: { path: '^(apps|supabase)/|node_modules/@supabase/' },
    },
    {
      name: 'packages-through-their-entry',
      comment: 'A package is imported by its name and exports, not by a path into its folder.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|supabase)/' },
      to: {
        path: '^(packages/[^/]+|apps/[^/]+|supabase)/',
        pathNot: [
          '^$1/',
          '/src/(index|[a-z]+/index)\\.ts$',
          '\\.css$',
          '/template\\.schema\\.json$',
          '^supabase/(contracts|field-types|legal|tracing|tracing/testing)/index\\.ts$',
        ],
      },
    },
    {
      name: 'contracts-know-core-only',
      severity: 'error',
      from: { path: '^supabase/contracts', pathNot: tests },
      to: { path: '^(supabase/(local|functions|tests)|apps|packages/(configurator-react|template-editor))/' },
    },
    {
      name: 'field-types-know-core-only',
      comment: 'The shop in the browser and on the server and the functions share them.',
      severity: 'error',
      from: { path: '^supabase/field-types', pathNot: tests },
      to: {
        path: '^(supabase/(contracts|legal|local|functions|tests)|apps|packages/(configurator-react|template-editor))/',
      },
    },
    {
      name: 'legal-texts-know-contracts-only',
      severity: 'error',
      from: { path: '^supabase/legal', pathNot: tests },
      to: { path: '^(supabase/(local|functions|tests)|apps|packages)/' },
    },
    {
      name: 'tracing-knows-no-vendor',
      comment: 'The host registers an SDK, or none; the code knows the API of OpenTelemetry only.',
      severity: 'error',
      from: { path: '^supabase/tracing', pathNot: tests },
      to: { pathNot: '^supabase/tracing/|node_modules/@opentelemetry/api/' },
    },
    {
      name: 'functions-know-contracts-and-core-only',
      severity: 'error',
      from: { path: '^supabase/functions', pathNot: tests },
      to: { path: '^(supabase/(local|tests)|apps|packages/(configurator-react|template-editor))/' },
    },
    {
      name: 'functions-are-islands',
      comment: 'A function imports no other function. Shared code belongs to `_shared`, which imports no function.',
      severity: 'error',
      from: { path: '^supabase/functions/([^/]+)/', pathNot: tests },
      to: { path: '^supabase/functions/[^/]+/', pathNot: '^supabase/functions/($1|_shared)/' },
    },
    {
      name: 'no-import-of-the-embedded-host',
      comment: 'The shop must not know which backend it talks to; the host is started, never imported.',
      severity: 'error',
      from: { pathNot: `^supabase/(local|bench)/|${tests}` },
      to: { path: '^supabase/local/' },
    },
    {
      name: 'shop-foundations-know-no-feature',
      severity: 'error',
      from: { path: '^apps/shop/app/(ui|lib|config)/' },
      to: { path: '^apps/shop/app/(features|routes)/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^apps/shop/app/features/([^/]+)/' },
      to: { path: '^apps/shop/app/(features|routes)/', pathNot: '^apps/shop/app/features/$1/' },
    },
    {
      name: 'no-import-of-routes',
      severity: 'error',
      from: { path: '^apps/shop/app/', pathNot: '^apps/shop/app/routes(/|\\.ts$)|^apps/shop/app/root\\.tsx$' },
      to: { path: '^apps/shop/app/routes/' },
    },
    {
      name: 'supabase-client-in-api-only',
      severity: 'error',
      from: { path: '^apps/shop/app/', pathNot: '^apps/shop/app/(lib/|features/[^/]+/api/)' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'no-circular',
      comment: 'No file imports itself through others, not even a type: what both need belongs to a file below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/|^virtual:|\\.css$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
