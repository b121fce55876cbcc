import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, userEvent } from 'storybook/test';
import { Configurator } from '../configurator.tsx';
import { ChangeNotice } from './change-notice.tsx';

const meta = {
  title: 'React/Parts/Change notice',
  component: Configurator,
  parameters: {
    notes: {
      of: ChangeNotice,
      keyboard:
        'The notice does not move the focus. Its two buttons, undo and close, follow the fields in the Tab order.',
      accessibility:
        'A `status` region that is always rendered, so that its text is announced politely. It lists the labels of ' +
        'the dropped values.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, initialStepIndex: 6 },
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

export const ValuesDropped: Story = {
  name: 'The notice lists the values that a change dropped, and undoes the change',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Einseitig/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Türkis' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text des Aufdrucks' }), 'BELLA');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ohne' }));
    const notice = canvas.getByText('2 spätere Angaben gelten nicht mehr: Farbe des Aufdrucks, Text des Aufdrucks');
    await expect(notice.closest('[role="status"]')).not.toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Text des Aufdrucks' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig machen' }));
    await expect(canvas.getByRole('radio', { name: /^Einseitig/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Text des Aufdrucks' })).toHaveValue('BELLA');
    await expect(canvas.queryByText(/gelten nicht mehr/)).toBeNull();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Einseitig/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Türkis' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ohne' }));
    await expect(canvas.getByText('1 spätere Angabe gilt nicht mehr: Farbe des Aufdrucks')).toBeVisible();
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Einseitig/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Türkis' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Ohne' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
    await expect(canvas.queryByText(/gilt nicht mehr/)).toBeNull();
  },
};
