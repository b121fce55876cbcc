import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import '../packages/configurator-react/src/theme/theme.css';
import '../packages/template-editor/src/theme/theme.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ComponentPage } from './component-page.tsx';

// On a busy machine a script, a picture or a worker can take seconds.
configure({ asyncUtilTimeout: 30_000 });

const shopStyles = import.meta.glob('../apps/shop/app/app.css');

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // Describing passed elements takes axe longer than checking them, and only the panel shows them. Preloading the
      // style sheets is needed only by a disabled rule.
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: { assets: ['media'] } } : {},
    },
    docs: { page: ComponentPage },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome'],
          'Core concepts',
          ['Templates', 'Conditions', 'Validation', 'Prices', 'Explanations', 'Machine', 'Analysis'],
          'React',
          'Editor',
          'Shop',
        ],
      },
    },
  },
  globalTypes: {
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { direction: 'ltr' },
  loaders: [
    async ({ title }) => {
      // The shop's document is German, and toasts use the language of the document.
      document.documentElement.lang = title.startsWith('Shop/') ? 'de' : 'en';
      if (title.startsWith('Shop/')) await Promise.all(Object.values(shopStyles).map((load) => load()));
      return {};
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => (
      <div className="preview" dir={parameters.direction ?? globals.direction} data-cfg-scheme={parameters.scheme}>
        <Story />
      </div>
    ),
  ],
};

export default preview;
