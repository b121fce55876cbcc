import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from './logo-mark.tsx';

const meta = { title: 'Shop/Drawing/Logo mark', component: LogoMark } satisfies Meta<typeof LogoMark>;

export default meta;

export const Mark: StoryObj<typeof meta> = { args: { size: 96 } };
