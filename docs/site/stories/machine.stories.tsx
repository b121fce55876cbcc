import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MachineLog } from './machine-log.tsx';

const meta = {
  title: 'Core concepts/Machine',
  component: MachineLog,
  tags: ['!autodocs'],
} satisfies Meta<typeof MachineLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'The issues of a step are shown after leaving it, and of all steps after a rejected submit',
  play: async ({ canvas }) => {
    const result = canvas.getByRole('region', { name: 'Result' });
    const send = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(result).toHaveTextContent('StateeditingStepYour dogShown issuesnone');
    await send('step.next');
    await expect(result).toHaveTextContent(/StateeditingStepYour dogShown issues.*Chest girth/);
    await send('submit');
    await expect(result).toHaveTextContent('Statecorrecting');
    await send('field.change: chest = 62');
    await send('field.change: back = 40');
    await send('submit');
    await expect(result).toHaveTextContent('Statecompleted');
  },
};
