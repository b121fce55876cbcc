import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from './logo-mark.tsx';

const meta = {
  title: 'Shop/Drawing/Logo mark',
  component: LogoMark,
  parameters: {
    notes: {
      keyboard: 'Takes no focus, also in browsers that focus SVG elements (`focusable=false`).',
      accessibility: 'Hidden from assistive technology: the name of the shop is written beside it.',
    },
  },
} satisfies Meta<typeof LogoMark>;

export default meta;

export const Mark: StoryObj<typeof meta> = { args: { size: 96 } };
