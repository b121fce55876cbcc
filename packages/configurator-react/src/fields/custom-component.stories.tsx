import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Configurator } from '../configurator.tsx';
import { useActiveField } from '../hooks/use-active-field.ts';
import { useValues } from '../hooks/use-values.ts';
import type { FieldComponentProps } from '../session/field-control.ts';
import { stageTemplate } from '../testing/stage-template.ts';
import { FieldFrame } from './frame/field-frame.tsx';

/** A host's own number control, inside the frame with label, help and issue. */
function Slider({ control }: FieldComponentProps) {
  return (
    <FieldFrame control={control}>
      <input
        id={control.ids.input}
        type="range"
        max={100}
        aria-describedby={control.describedBy}
        value={Number(control.value ?? 0)}
        onChange={(event) => control.change(event.target.value)}
        onFocus={control.enter}
        onBlur={control.leave}
      />
    </FieldFrame>
  );
}

/** A host's own drawing, which reads the focused field and the entered values. */
function Drawing() {
  const active = useActiveField();
  const { chest = 0 } = useValues();
  return <p>{`Zeichnung: ${active ?? 'nichts'} wird eingegeben, Brust ${String(chest)} cm`}</p>;
}

const meta = {
  title: 'React/Fields/Own component',
  component: Configurator,
  parameters: {
    notes: {
      of: Configurator,
      keyboard:
        'In this example a native range: arrow keys, Page Up, Page Down, Home and End change it. A component of a ' +
        'host defines its own keys, and calls `control.enter` on focus and `control.leave` on blur.',
      accessibility:
        '`FieldFrame` renders the label, the explanation and the issue. The component sets ' +
        '`id={control.ids.input}` and `aria-describedby={control.describedBy}` on its control, so that the label is ' +
        'its name, and explanation and issue are its description.',
    },
    layout: 'fullscreen',
  },
  args: {
    template: stageTemplate([[{ fields: [{ name: 'chest', field_type: 'number', label: 'Brustumfang' }] }]]),
    components: { number: Slider },
    preview: <Drawing />,
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

export const SliderForNumbers: Story = {
  name: 'A host replaces the component of one field type and reads the entered value elsewhere',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zeichnung: nichts wird eingegeben, Brust 0 cm')).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Brustumfang' });
    await userEvent.click(slider);
    fireEvent.change(slider, { target: { value: '62' } });
    await expect(await canvas.findByText('Zeichnung: chest wird eingegeben, Brust 62 cm')).toBeVisible();
    await expect(slider).toHaveValue('62');
  },
};
