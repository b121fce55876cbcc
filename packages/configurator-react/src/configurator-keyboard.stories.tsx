import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, fn, waitFor } from 'storybook/test';
import { Configurator } from './configurator.tsx';
import { keysAt } from './testing/keyboard.ts';

const measures = {
  'Schulter bis Brustbein': '18',
  'Schulter bis Rutenansatz': '52,5',
  'Schulter bis Hüfte': '40',
  'Brustbein bis Bauch': '30',
  Kragenlänge: '12',
  Oberschenkellänge: '22',
  Brustumfang: '62',
  Taillenumfang: '48',
  Kopfumfang: '38',
};

const meta = {
  title: 'React/Configurator/By key',
  component: Configurator,
  parameters: {
    notes: {
      keyboard:
        'The whole configurator is used without a pointer: Tab reaches each control, arrow keys choose between ' +
        'radios, Space ticks a checkbox or chooses a radio, and Enter presses a button. After each step the heading ' +
        'of the next one has the focus.',
      accessibility:
        'The play function finds everything by role and name, as a screen reader does: text boxes, radios, ' +
        'checkboxes, buttons and the heading of level 2.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, onSubmit: fn(), submitLabel: 'In den Warenkorb' },
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

export const WholeCoat: Story = {
  name: '[BEY-44] A coat is configured from the first step to the last without a pointer',
  play: async ({ canvas, args }) => {
    const pressNext = () => keysAt(canvas.getByRole('button', { name: 'Weiter' }), '{Enter}');
    const expectStep = (title: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: title })).toHaveFocus());

    await keysAt(canvas.getByRole('textbox', { name: /Gewicht/ }), '12,5{Enter}');
    await expectStep('Maße');
    for (const [label, cm] of Object.entries(measures)) {
      await keysAt(canvas.getByRole('textbox', { name: new RegExp(label) }), cm);
    }
    await keysAt(canvas.getByRole('checkbox', { name: /Messvideo/ }), ' ');
    await pressNext();
    await expectStep('Stoffauswahl');
    await keysAt(canvas.getByRole('textbox', { name: /Rückenteil/ }), 'https://stoffe.example/loden-gruen');
    await pressNext();
    await expectStep('Bündchenfarbe');
    await keysAt(canvas.getByRole('radio', { name: 'Schwarz' }), ' {ArrowRight}');
    await pressNext();
    await expectStep('Innenfutter');
    await keysAt(canvas.getByRole('radio', { name: 'Ohne' }), ' {ArrowDown}{ArrowDown}');
    await keysAt(canvas.getByRole('radio', { name: 'Schwarz' }), ' ');
    await pressNext();
    await expectStep('Reißverschluss');
    await pressNext();
    await expectStep('Extras');
    await keysAt(canvas.getByRole('button', { name: 'In den Warenkorb' }), '{Enter}');

    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        values: expect.objectContaining({
          weight: 12.5,
          shoulderToTail: 52.5,
          selectedColor: 'brown',
          type: 'complete',
          color: 'black',
        }),
        price: expect.objectContaining({ totalCents: 11400 }),
      }),
    );
  },
};
