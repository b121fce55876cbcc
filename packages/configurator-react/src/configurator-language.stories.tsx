import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Configurator, type ConfiguratorProps } from './configurator.tsx';
import { hebrewTemplate, hebrewTexts } from './testing/right-to-left.ts';

/** A page with a language switch. */
function Switched({ language: first = 'de', ...props }: ConfiguratorProps) {
  const [language, setLanguage] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setLanguage(language === 'de' ? 'en' : 'de')}>
        {language === 'de' ? 'English' : 'Deutsch'}
      </button>
      <Configurator {...props} language={language} />
    </>
  );
}

const meta = {
  title: 'React/Configurator/Languages',
  component: Configurator,
  parameters: {
    notes: {
      keyboard: 'The same in every language. In right-to-left languages the arrow keys of radios are mirrored.',
      accessibility:
        'The root has the `lang` of the texts it shows and their `dir`, so that screen readers use the ' +
        'right voice and the layout is mirrored. All lengths of the theme are logical properties.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, onSubmit: fn() },
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

export const InEnglish: Story = {
  name: 'Texts, messages, numbers and prices are English',
  args: { language: 'en-GB' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.cfg-root')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('heading', { level: 2, name: 'About your dog' })).toBeVisible();
    const weight = canvas.getByRole('textbox', { name: /Weight/ });
    await userEvent.type(weight, '200');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(weight).toHaveAccessibleDescription(/Please enter a weight between 0.5 and 110 kg./);
    await expect(canvasElement).toHaveTextContent('€99.00');
  },
};

export const Switching: Story = {
  name: 'Switching the language keeps the entries, the step and the price',
  args: { initialValues: { hasSecondZipper: 'yes' } },
  render: (args) => <Switched {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Gesamtpreis\s*111,00\s€/);
    await userEvent.type(canvas.getByRole('textbox', { name: /Gewicht/ }), '12,5');
    await userEvent.click(canvas.getByRole('radio', { name: 'Hündin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Brustumfang/ }), '60');
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Measurements' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Chest girth/ })).toHaveValue('60');
    await expect(canvasElement).toHaveTextContent(/Total\s*€111\.00/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Weight/ })).toHaveValue('12.5'));
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
  },
};

export const RightToLeft: Story = {
  name: 'A Hebrew template is laid out from right to left',
  args: { template: hebrewTemplate, language: 'he', texts: hebrewTexts, submitLabel: 'סיום' },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.querySelector('.cfg-root');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(root).toHaveAttribute('lang', 'he');
    const [label, unit] = [canvas.getByText(/אורך הגב/), canvas.getByText('ס״מ')];
    await expect(label.getBoundingClientRect().right).toBeGreaterThan(unit.getBoundingClientRect().right);
    await userEvent.click(canvas.getByRole('button', { name: 'הבא' }));
    await expect(await canvas.findAllByText('שם הכלב: שדה חובה.')).toHaveLength(2);
  },
};
