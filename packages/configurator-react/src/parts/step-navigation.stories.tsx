import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConfiguratorProvider } from '../configurator-provider.tsx';
import { type StageField, stageTemplate } from '../testing/stage-template.ts';
import { StepNavigation } from './step-navigation.tsx';

interface StageProps {
  readonly stepIndex: number;
  readonly submitLabel?: string;
  readonly isSubmitting?: boolean;
  readonly isNarrow?: boolean;
}

const field: StageField = { name: 'a', field_type: 'text', label: 'A' };
const template = stageTemplate([
  [{ fields: [field] }],
  [{ fields: [{ ...field, name: 'b' }] }],
  [{ fields: [{ ...field, name: 'c' }] }],
]);

function Stage({ stepIndex, isNarrow = false, ...navigation }: StageProps) {
  return (
    <ConfiguratorProvider template={template} initialStepIndex={stepIndex}>
      <form
        className={isNarrow ? 'cfg cfg-root stage-narrow' : 'cfg cfg-root'}
        onSubmit={(event) => event.preventDefault()}
      >
        <StepNavigation {...navigation} />
      </form>
    </ConfiguratorProvider>
  );
}

const meta = {
  title: 'React/Parts/Step navigation',
  component: Stage,
  parameters: {
    notes: {
      of: StepNavigation,
      keyboard:
        'The Tab order is back, then next or submit. Enter in a text box of the form presses the latter. On narrow ' +
        'pages the total comes first; Enter or Space opens the price summary, Escape closes it.',
      accessibility:
        'Back is disabled on the first step. While a submit is in progress, the submit button has `aria-busy` ' +
        'and `aria-disabled` and stays focusable. The total has `aria-expanded`, and `aria-controls` with the id of the summary.',
    },
  },
  args: { stepIndex: 1 },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  name: '[CFG-FLOW-09] The back button is disabled at the first step',
  args: { stepIndex: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toBeDisabled();
  },
};

export const Middle: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toBeDisabled();
  },
};

export const Last: Story = { args: { stepIndex: 2, submitLabel: 'In den Warenkorb' } };
export const Busy: Story = {
  name: '[CFG-FLOW-24] The submit button is busy while the host processes a submit',
  args: { stepIndex: 2, submitLabel: 'In den Warenkorb', isSubmitting: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'In den Warenkorb' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Narrow: Story = { args: { isNarrow: true } };

export const PricePanel: Story = {
  name: 'The opened price summary is closed by Escape, a press elsewhere and another step',
  args: { isNarrow: true },
  play: async ({ canvas, canvasElement }) => {
    const total = canvas.getByRole('button', { name: /Preisübersicht/ });
    const summary = () => canvas.queryByRole('region', { name: 'Preisübersicht' });
    const open = async () => {
      await userEvent.click(total);
      await expect(summary()).not.toBeNull();
    };
    await open();
    await userEvent.click(canvas.getByText('Grundpreis'));
    await expect(summary()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(summary()).toBeNull());
    await open();
    await userEvent.click(canvasElement);
    await waitFor(() => expect(summary()).toBeNull());
    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await waitFor(() => expect(summary()).toBeNull());
  },
};
