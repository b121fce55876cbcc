import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Shop/Button',
  component: Button,
  parameters: {
    notes: {
      keyboard:
        'A native button: Enter and Space press it. Busy and unavailable buttons keep their place in the Tab ' +
        'order; only `disabled` removes it.',
      accessibility:
        'Busy sets `aria-busy` and `aria-disabled` and keeps the label, so the accessible name does not change. ' +
        'At least 44 px high in its normal size.',
    },
  },
  args: { children: 'In den Warenkorb', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In den Warenkorb' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Zurück' } };
export const Destructive: Story = { args: { variant: 'destructive', children: 'Artikel löschen' } };
export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  args: {
    size: 'large',
    children: (
      <>
        <ShoppingBag aria-hidden className="size-5" />
        In den Warenkorb
      </>
    ),
  },
};

/** Busy: keeps its focus and label, and ignores further clicks. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'In den Warenkorb' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
