import type { Meta, StoryObj } from '@storybook/react-vite';
import { builtInTemplates } from 'configurator-core/templates';
import { dogBedTemplate } from 'configurator-core/testing';
import { expect } from 'storybook/test';
import { ConfiguratorProvider } from '../configurator-provider.tsx';
import { StepList } from './step-list.tsx';

interface StageProps {
  readonly template: unknown;
  /** Whether the surrounding page is narrow. */
  readonly isNarrow?: boolean;
  readonly stepIndex?: number;
}

function Stage({ template, isNarrow = false, stepIndex }: StageProps) {
  return (
    <ConfiguratorProvider template={template} initialStepIndex={stepIndex}>
      <div className={isNarrow ? 'cfg cfg-root stage-narrow' : 'cfg cfg-root'}>
        <StepList />
      </div>
    </ConfiguratorProvider>
  );
}

const meta = {
  title: 'React/Parts/Step list',
  component: Stage,
  parameters: {
    notes: {
      of: StepList,
      keyboard: 'Each step is a button: Tab goes from one to the next, Enter or Space opens it. No step is locked.',
      accessibility:
        'A `nav` named Schritte with an ordered list. The current step has `aria-current=step`; complete and ' +
        'incomplete are written in the name of the button, not only shown by icon and color.',
    },
  },
  args: { template: builtInTemplates['dog-coat'] },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const coat = ['Angaben zum Hund', 'Maße', 'Stoffauswahl', 'Bündchenfarbe', 'Innenfutter', 'Reißverschluss', 'Extras'];

export const Start: Story = {
  name: '[CFG-FLOW-03, CFG-MODEL-27] The steps of a coat, in their order',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('button').map((step) => step.querySelector('.cfg-tape-label')?.textContent);
    await expect(titles).toEqual(coat);
    await expect(canvas.getByRole('button', { name: 'Angaben zum Hund' })).toHaveAttribute('aria-current', 'step');
  },
};

export const Halfway: Story = { args: { stepIndex: 3 } };
export const End: Story = { args: { stepIndex: 6 } };
export const Flat: Story = { args: { stepIndex: 3, isNarrow: true } };

export const Harness: Story = {
  name: '[CFG-FLOW-04] The steps of a harness',
  args: { template: builtInTemplates['dog-harness'] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('button').map((step) => step.querySelector('.cfg-tape-label')?.textContent);
    await expect(titles).toEqual(['Angaben zum Hund', 'Maße', 'Stoffauswahl']);
  },
};

export const Collar: Story = {
  name: '[CFG-FLOW-05] The steps of a collar',
  args: { template: builtInTemplates['dog-collar'] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('button').map((step) => step.querySelector('.cfg-tape-label')?.textContent);
    await expect(titles).toEqual(['Angaben zum Hund', 'Stoffauswahl']);
  },
};

export const Leash: Story = {
  name: '[CFG-FLOW-06] The steps of a leash',
  args: { template: builtInTemplates['dog-leash'] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('button').map((step) => step.querySelector('.cfg-tape-label')?.textContent);
    await expect(titles).toEqual(['Stoffauswahl', 'Extras']);
  },
};

export const FormTemplate: Story = {
  name: "[CFG-FLOW-07] A form template's sections are the steps",
  args: { template: dogBedTemplate },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('button').map((step) => step.querySelector('.cfg-tape-label')?.textContent);
    await expect(titles).toEqual(dogBedTemplate.sections.map(({ title }) => title));
  },
};
