import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatCents } from 'configurator-core';
import { dogCoatTemplate, dogCollarTemplate, dogHarnessTemplate, dogLeashTemplate } from 'configurator-core/templates';
import { dogBedTemplate } from 'configurator-core/testing';
import { fn } from 'storybook/test';
import { Configurator } from './configurator.tsx';

const meta = {
  title: 'React/Configurator/Whole',
  component: Configurator,
  parameters: {
    notes: {
      keyboard:
        'The Tab order is the order of the page: the steps, the fields of the current step and its buttons. ' +
        'Enter in a text box works like `Weiter`; on the last step it submits. When another step opens, the ' +
        'focus moves to its heading; when a step is rejected, to the error summary.',
      accessibility:
        'The steps are a `nav` named Schritte with `aria-current=step`, the current step is a form, and its ' +
        'title is a heading of level 2. The total is announced politely once the price has been stable for 0.9 ' +
        'seconds. Every control is at least 24 px high and wide; the stories check that at 320 px, at 200 % ' +
        'zoom and in forced colors.',
    },
    layout: 'fullscreen',
  },
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
