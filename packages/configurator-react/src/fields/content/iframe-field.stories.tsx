import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { IframeField } from './iframe-field.tsx';

const video: StageField = {
  name: 'video',
  field_type: 'iframe',
  label: 'Messvideo',
  is_required: true,
  // The host cannot exist (RFC 2606), so no request leaves the story.
  additional_options: { url: 'https://videos.example/messen' },
};

const meta = {
  title: 'React/Fields/Iframe',
  component: FieldStage,
  parameters: {
    notes: {
      of: IframeField,
      keyboard:
        'Before loading there is one Tab stop, the button that loads the page. Afterwards Tab enters the ' +
        'embedded page and leaves it at its end.',
      accessibility:
        'The frame has the label of the field as its title. The note beside the button names the host before ' +
        'anything is requested from it. If the host is not allowed, a message replaces the frame.',
    },
  },
  args: { fields: [video], allowedHosts: ['videos.example'] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheClick: Story = {
  name: '[CFG-RULE-14] An iframe asks before it loads and is never required',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Inhalt von videos.example laden' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.queryByText(/Pflichtfeld\./)).toBeNull();
  },
};

export const Loaded: Story = {
  name: '[CFG-MODEL-18] The frame is loaded in a sandbox after the click',
  // The frame's document is cross-origin and cannot be checked.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /laden/ }));
    const frame = canvas.getByTitle('Messvideo');
    await expect(frame).toHaveAttribute('src', 'https://videos.example/messen');
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

export const NotAllowed: Story = {
  args: { allowedHosts: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Dieser Inhalt ist nicht freigegeben.')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
