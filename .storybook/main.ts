import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';

const shopPackage = new URL('../apps/shop/package.json', import.meta.url);

/** The shop's components are styled with Tailwind; the packages must look right without it. */
async function shopPlugins(): Promise<PluginOption[]> {
  if (!existsSync(shopPackage)) return [];
  const { default: tailwindcss } = await import(createRequire(shopPackage).resolve('@tailwindcss/vite'));
  return [tailwindcss()];
}

const storyFiles = [
  '../docs/site/stories/*.stories.tsx',
  '../packages/*/src/**/*.stories.tsx',
  '../apps/shop/app/**/*.stories.tsx',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../docs/site/stories/*.mdx', ...storyFiles],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: existsSync(new URL('../apps/shop/public', import.meta.url)) ? ['../apps/shop/public'] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), ...(await shopPlugins())],
    // Scans all stories for dependencies at start: one found later would reload a running test.
    optimizeDeps: { ...vite.optimizeDeps, entries: storyFiles.map((pattern) => pattern.replace('../', '')) },
  }),
};

export default config;
