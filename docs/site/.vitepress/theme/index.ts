import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import './style.css';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { LiveCoat } from './live-coat.ts';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('LiveCoat', LiveCoat);
  },
} satisfies Theme;
