import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatCents } from 'configurator-core';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Configurator, type ConfiguratorProps } from './configurator.tsx';
import { stageTemplate } from './testing/stage-template.ts';

const template = stageTemplate([
  [{ fields: [{ name: 'dog', field_type: 'text', label: 'Rufname', is_required: true }] }],
  [
    {
      fields: [
        {
          name: 'zipper',
          field_type: 'radio',
          label: 'Reißverschluss',
          options: [
            { value: 'no', label: 'Nein', is_default: true },
            { value: 'yes', label: 'Ja', additional_price: 12 },
          ],
        },
      ],
    },
  ],
  [{ fields: [{ name: 'fabric', field_type: 'text', label: 'Stoff', is_required: true }] }],
]);

const meta = {
  title: 'React/Configurator/Flow',
  component: Configurator,
  parameters: {
    notes: {
      keyboard:
        '`Weiter` with a missing field moves the focus to the error summary. Enter on one of its links opens ' +
        'the step of the field, if it is another one, and moves the focus into the field. Steps can be opened ' +
        'from the list with Enter, complete or not.',
      accessibility:
        'In an incomplete step the buttons stay enabled: pressing one shows what is missing. While a ' +
        'submit is in progress, its button has `aria-disabled` and keeps the focus. A template that cannot be ' +
        'used is an `alert` with a button to try again.',
    },
    layout: 'fullscreen',
  },
  args: {
    template,
    onSubmit: fn(),
    onChange: fn(),
    onIncomplete: fn(),
    submitLabel: (totalCents: number) => `In den Warenkorb · ${formatCents(totalCents)}`,
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

export const FirstStep: Story = {
  name: '[CFG-FLOW-01, CFG-FLOW-02, CFG-FLOW-08, CFG-FLOW-09] A configurator starts at the first step: steps and price left, fields right, back disabled',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Schritt A' });
    await expect(canvas.getByText('Schritt 1 von 3')).toBeVisible();
    const left = heading.getBoundingClientRect().left;
    for (const part of [
      canvas.getByRole('navigation', { name: 'Schritte' }),
      canvas.getByText('Preisübersicht', { selector: 'h2' }),
    ]) {
      await expect(part.getBoundingClientRect().right).toBeLessThan(left);
    }
    await expect(canvas.getByRole('button', { name: 'Schritt A' })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeEnabled();
  },
};

export const NextNeedsRequired: Story = {
  name: '[CFG-FLOW-10, CFG-FLOW-11, CFG-RULE-11, BEY-47] The next step opens only if the required fields are filled, and the entries are kept',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    const summary = canvas.getByRole('region', { name: 'Bitte füllen Sie alle Pflichtfelder aus:' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Schritt A' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Rufname ist ein Pflichtfeld.' }));
    await userEvent.keyboard('Bella');
    await expect(canvas.queryByRole('region', { name: /Pflichtfelder/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Schritt B' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith({
      values: expect.objectContaining({ dog: 'Bella' }),
      stepIndex: 1,
      visitedSections: ['step-1', 'step-2'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(canvas.getByRole('textbox', { name: /Rufname/ })).toHaveValue('Bella');
  },
};

export const Jump: Story = {
  name: '[CFG-FLOW-12] The step list jumps to a step without validation and marks incomplete steps',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schritt C' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Schritt C' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Schritt A (unvollständig)' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Schritt B' })).toBeVisible();
  },
};

export const LastStep: Story = {
  name: "[CFG-FLOW-17, CFG-FLOW-23] The last step shows the host's button with the total",
  args: { initialStepIndex: 2, initialValues: { dog: 'Bella', zipper: 'yes' } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^In den Warenkorb · 111,00\s€$/ });
    await userEvent.type(canvas.getByRole('textbox', { name: /Stoff/ }), 'Loden');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        values: { dog: 'Bella', zipper: 'yes', fabric: 'Loden' },
        price: expect.objectContaining({ totalCents: 11100 }),
      }),
    );
  },
};

/** A host that learns of a new price of the article. */
function Repriced({ basePriceCents: first, ...props }: ConfiguratorProps) {
  const [basePriceCents, setBasePrice] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setBasePrice(12_900)}>
        Neuer Grundpreis
      </button>
      <Configurator {...props} basePriceCents={basePriceCents} />
    </>
  );
}

export const NewBasePrice: Story = {
  name: 'A new base price changes the total, and keeps the step and the entries',
  args: { basePriceCents: 9900, initialStepIndex: 2, initialValues: { dog: 'Bella', zipper: 'yes' } },
  render: (args) => <Repriced {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Stoff/ }), 'Loden');
    await userEvent.click(canvas.getByRole('button', { name: 'Neuer Grundpreis' }));
    const submit = await canvas.findByRole('button', { name: /^In den Warenkorb · 141,00\s€$/ });
    await expect(canvas.getByRole('textbox', { name: /Stoff/ })).toHaveValue('Loden');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ price: expect.objectContaining({ baseCents: 12_900, totalCents: 14_100 }) }),
    );
  },
};

export const SubmitValidatesAll: Story = {
  name: '[CFG-FLOW-18, CFG-FLOW-19] Submitting validates every step and jumps to the first with errors',
  args: { initialStepIndex: 2, initialValues: { fabric: 'Loden' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /In den Warenkorb/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onIncomplete).toHaveBeenCalledWith([
      expect.objectContaining({ code: 'required', fieldName: 'dog' }),
    ]);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Schritt A' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: /Pflichtfelder/ })).toHaveFocus());
  },
};

export const OnlySubmitIsIncomplete: Story = {
  name: 'The host is notified of rejected submits only, not of rejected steps',
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Weiter' });
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('region', { name: /Pflichtfelder/ })).toHaveFocus());
    await expect(args.onIncomplete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Schritt C/ }));
    await userEvent.click(canvas.getByRole('button', { name: /In den Warenkorb/ }));
    await expect(args.onIncomplete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(args.onIncomplete).toHaveBeenCalledOnce();
  },
};

export const LinkAcrossSteps: Story = {
  name: 'The link to an error of another step opens that step and focuses the field',
  args: { initialStepIndex: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schritt C' }));
    await userEvent.click(canvas.getByRole('button', { name: /In den Warenkorb/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Stoff ist ein Pflichtfeld.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Stoff/ })).toHaveFocus());
  },
};

export const Submitting: Story = {
  args: { initialStepIndex: 2, initialValues: { dog: 'Bella', fabric: 'Loden' }, isSubmitting: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /In den Warenkorb/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LoadFailed: Story = {
  args: { template: { sections: 'none' }, language: 'de', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Konfigurator kann gerade nicht angezeigt werden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NarrowSummary: Story = {
  name: '[CFG-PRICE-01] The total opens the price summary on a narrow page',
  args: { initialValues: { zipper: 'yes' } },
  decorators: [
    (Story) => (
      <div className="stage-narrow">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const total = canvas.getByRole('button', { name: /Preisübersicht/ });
    await expect(total).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('region', { name: 'Preisübersicht' })).toBeNull();
    await userEvent.click(total);
    const summary = canvas.getByRole('region', { name: 'Preisübersicht' });
    await expect(summary).toBeVisible();
    await expect(summary).toHaveTextContent(/Reißverschluss Option/);
    await expect(total).toHaveAttribute('aria-controls', summary.id);
  },
};
