import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField } from '../../testing/stage-template.ts';
import { StaticTextField } from './static-text-field.tsx';

const care: StageField = {
  name: 'care',
  field_type: 'static_text',
  label: 'Pflege',
  is_required: true,
  additional_options: {
    html: '<p>Bei <strong>30 °C</strong> waschen.</p><ul><li>nicht schleudern</li><li>liegend trocknen</li></ul>',
  },
};

const hostile: StageField = {
  ...care,
  additional_options: {
    html:
      '<p onclick="document.title=1" style="position:fixed">Text</p><script>document.title = 2</script>' +
      '<img src="/missing.png" onerror="document.title=3"><img src="https://tracker.example/p.gif" alt="fremd">' +
      '<a href="javascript:document.title=4">Link</a><iframe src="https://evil.example"></iframe>',
  },
};

const meta = {
  title: 'React/Fields/Static text',
  component: FieldStage,
  parameters: {
    notes: {
      of: StaticTextField,
      keyboard: 'Only links in the text are focusable.',
      accessibility:
        'Headings, lists and emphasis of the template are kept. Scripts, event handlers, styles, frames and ' +
        'external pictures are removed before the text is shown.',
    },
  },
  args: { fields: [care] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Html: Story = {
  name: '[CFG-MODEL-17, CFG-RULE-13] A static text shows its HTML and is never required',
  args: { fields: [care, { name: 'note', field_type: 'text', label: 'Notiz', is_required: true }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list')).toBeVisible());
    await expect(canvas.getByText('30 °C').tagName).toBe('STRONG');
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await expect(canvas.getByRole('link', { name: 'Notiz ist ein Pflichtfeld.' })).toBeVisible();
    await expect(canvas.queryByText('Pflege ist ein Pflichtfeld.')).toBeNull();
  },
};

export const HostileHtml: Story = {
  name: 'Scripts, event handlers, styles, frames and external pictures are removed from HTML',
  args: { fields: [hostile] },
  play: async ({ canvas, canvasElement }) => {
    const link = await waitFor(() => {
      const found = canvas.getByText('Link');
      if (found.tagName !== 'A') throw new Error('still the plain text');
      return found;
    });
    await expect(link).not.toHaveAttribute('href');
    const shown = canvasElement.querySelector('.cfg-static:not([hidden])');
    await expect(shown?.querySelector('script, iframe, [onclick], [onerror], [style]')).toBeNull();
    await expect(canvas.queryByAltText('fremd')).toBeNull();
  },
};
