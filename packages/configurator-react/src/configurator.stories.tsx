import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatCents } from 'configurator-core';
import { dogCoatTemplate, dogCollarTemplate, dogHarnessTemplate, dogLeashTemplate } from 'configurator-core/templates';
import { dogBedTemplate } from 'configurator-core/testing';
import { fn } from 'storybook/test';
import { Configurator } from './configurator.tsx';

const meta = {
  title: 'Configurator/Whole',
  component: Configurator,
  parameters: { layout: 'fullscreen' },
  argTypes: { template: { control: 'object' }, texts: { control: false }, components: { control: false } },
  args: {
    template: dogCoatTemplate,
    onSubmit: fn(),
    onChange: fn(),
    onIncomplete: fn(),
    submitLabel: (totalCents: number) => `In den Warenkorb · ${formatCents(totalCents)}`,
    priceNote: 'inkl. MwSt., Versand kostenlos',
  },
  decorators: [
    (Story) => (
      <main className="stage">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Configurator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DogCoat: Story = {};
export const DogHarness: Story = { args: { template: dogHarnessTemplate } };
export const DogCollar: Story = { args: { template: dogCollarTemplate } };
export const DogLeash: Story = { args: { template: dogLeashTemplate } };
export const DogBed: Story = { args: { template: dogBedTemplate, basePriceCents: 12900 } };
