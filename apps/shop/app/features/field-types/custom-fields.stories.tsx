import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { Configurator, type ConfiguratorProps } from 'configurator-react';
import { expect, userEvent } from 'storybook/test';
import { CustomFields } from './custom-fields.tsx';

const measurement = (name: string, label: string) => ({
  name,
  label,
  field_type: 'number' as const,
  additional_options: { unit: 'cm' },
});

const template = {
  ...wireTemplate([
    {
      title: 'Größe',
      fields: [
        measurement('chest', 'Brustumfang'),
        measurement('back', 'Rückenlänge'),
        {
          name: 'size',
          label: 'Größe',
          is_required: true,
          field_type: 'shop:size' as 'text',
          additional_options: {
            sizes: [
              { value: 'S', upTo: { chest: 45, back: 30 } },
              { value: 'M', priceCents: 500, upTo: { chest: 60, back: 40 } },
            ],
          },
        },
        {
          name: 'wish',
          label: 'Wunschtermin',
          is_required: true,
          field_type: 'shop:date' as 'text',
          additional_options: { fromDays: 10, toDays: 60, weekdays: [1, 2, 3, 4, 5] },
        },
      ],
    },
  ]),
  name: 'Pullover',
  language: 'de',
  translations: { en: { name: { text: 'Sweater', of: 'Pullover' } } },
};

/** A configurator with the shop's own field types. Today is a Wednesday. */
function CustomFieldsStage(props: Pick<ConfiguratorProps, 'language' | 'initialValues'>) {
  return (
    <main>
      <CustomFields today="2026-11-25">
        {(own) => <Configurator template={template} {...own} {...props} />}
      </CustomFields>
    </main>
  );
}

const meta = {
  title: 'Shop/Own field types',
  component: CustomFieldsStage,
  parameters: {
    notes: {
      of: CustomFields,
      keyboard:
        'A day is typed or picked as the browser offers it. The sizes are one Tab stop; the suggested size is taken ' +
        'over by a button. The size chart opens with Enter and scrolls with the arrow keys.',
      accessibility:
        'The possible days are the description of the date. The suggestion is a `status`, so that it is heard when a ' +
        'measurement changes it.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CustomFieldsStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  name: 'Measurements suggest a size, a smaller one shows a warning, and one press applies the suggestion',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Für einen Vorschlag fehlt noch: Brustumfang, Rückenlänge.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Brustumfang' }), '50');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rückenlänge' }), '35');
    await userEvent.click(canvas.getByRole('radio', { name: /^S/ }));
    await expect(canvas.getByText('Größe S ist nach Ihren Maßen zu klein, es passt M.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Größe M übernehmen' }));
    await expect(canvas.getByRole('radio', { name: /^M/ })).toBeChecked();
    await expect(canvas.getByText('Nach Ihren Maßen passt Größe M.')).toBeVisible();
  },
};

export const TooLarge: Story = {
  name: 'Measurements above every size show a message, and a size can still be chosen',
  args: { initialValues: { chest: 90, back: 35 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Für diese Maße haben wir keine Größe/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^M/ })).toBeEnabled();
    await userEvent.click(canvas.getByText('Größentabelle'));
    await expect(canvas.getByRole('row', { name: /^M bis 60\scm bis 40\scm/ })).toBeVisible();
  },
};

export const ClosedDay: Story = {
  name: 'A day that is too early or closed is kept as typed and shows the reason',
  play: async ({ canvas }) => {
    const wish = canvas.getByLabelText(/^Wunschtermin/);
    await expect(wish).toHaveAccessibleDescription(
      'Möglich ist Mittwoch, 9. Dezember 2026 bis Mittwoch, 17. Februar 2027, jeweils Montag, Dienstag, Mittwoch, Donnerstag und Freitag.',
    );
    await userEvent.type(wish, '2026-12-13');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Wunschtermin: möglich sind Montag/)).toBeVisible();
    await expect(wish).toHaveValue('2026-12-13');
    await userEvent.clear(wish);
    await userEvent.type(wish, '2026-12-02');
    await userEvent.tab();
    await expect(await canvas.findByText('Wunschtermin: frühestens Mittwoch, 9. Dezember 2026.')).toBeVisible();
  },
};

export const English: Story = {
  name: 'The fields are in English if the configurator is',
  args: { language: 'en', initialValues: { chest: 50, back: 35, size: 'M', wish: '2026-12-13' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Size M fits your measurements.')).toBeVisible();
    await expect(canvas.getByText('Size chart')).toBeVisible();
    await expect(canvas.getByLabelText(/^Wunschtermin/)).toHaveAccessibleDescription(
      /^Possible from Wednesday,? 9 December 2026 to Wednesday,? 17 February 2027, on Monday/,
    );
  },
};
