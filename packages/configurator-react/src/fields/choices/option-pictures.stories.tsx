import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FieldStage } from '../../testing/field-stage.tsx';
import type { StageField, StageOption } from '../../testing/stage-template.ts';
import { OptionChoices } from './option-choices.tsx';

function pictured(value: string, label: string, file: string, more: Partial<StageOption> = {}): StageOption {
  const address = (width: string) => `/catalogue/${file}${width}.webp`;
  const sources = [
    { url: address('-480'), width: 480 },
    { url: address('-960'), width: 960 },
    { url: address(''), width: 1440 },
  ];
  return { value, label, image: { url: address(''), alt: `Foto: ${label}`, sources }, ...more };
}

const fabric: StageField = {
  name: 'fabric',
  field_type: 'radio',
  label: 'Stoff',
  options: [
    pictured('kamin', 'Kamin', 'fleecepullover-kamin'),
    pictured('leichtfuss', 'Leichtfuß', 'geschirr-leichtfuss', { additional_price: 8 }),
    { value: 'own', label: 'Eigener Stoff' },
  ],
};

const shownAs = (display: string, field: StageField = fabric): StageField => ({
  ...field,
  additional_options: { display },
});

const meta = {
  title: 'React/Fields/Option pictures',
  component: FieldStage,
  parameters: {
    notes: {
      of: OptionChoices,
      keyboard:
        'The options are one Tab stop as without pictures. Each picture has a button that enlarges it. In the dialog ' +
        'ArrowLeft and ArrowRight show the other pictures, Escape closes it and returns to the button.',
      accessibility:
        'The picture has the alternative text of the template and never replaces the label. A large picture scrolls by ' +
        'the arrow keys. Pictures load lazily, in the width that fits.',
    },
  },
  args: { fields: [fabric] },
} satisfies Meta<typeof FieldStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'Pictures are in a list with label and surcharge',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Leichtfuß \(\+8,00\s€\)$/ }));
    await expect(canvas.getByRole('radio', { name: /Leichtfuß/ })).toBeChecked();
    await expect(canvas.getByRole('img', { name: 'Foto: Kamin' })).toHaveAttribute(
      'srcset',
      expect.stringMatching(/-480\.webp 480w.* 1440w$/),
    );
    await expect(canvas.getAllByRole('button', { name: /^Bild vergrößern/ })).toHaveLength(2);
  },
};

export const Cards: Story = {
  name: 'Pictures are shown as cards, for one choice or several',
  args: {
    fields: [shownAs('cards'), shownAs('cards', { ...fabric, name: 'more', field_type: 'checkbox', label: 'Mehr' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Stoff' }).querySelectorAll('.cfg-card img')).toHaveLength(2);
    const group = canvas.getByRole('group', { name: 'Mehr' });
    await expect(group.querySelectorAll('.cfg-card img')).toHaveLength(2);
    const more = within(group);
    await userEvent.click(more.getByRole('checkbox', { name: /Kamin/ }));
    await userEvent.click(more.getByRole('checkbox', { name: /Eigener Stoff/ }));
    await expect(more.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const Swatches: Story = {
  name: 'Pictures and colours are shown as swatches',
  args: {
    fields: [
      shownAs('swatches'),
      {
        ...fabric,
        name: 'color',
        field_type: 'color',
        label: 'Farbe',
        options: [
          pictured('kamin', 'Kamin', 'fleecepullover-kamin'),
          { value: 'red', label: 'Rot', color_value: '#b00' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Stoff' }).querySelectorAll('.cfg-swatch img')).toHaveLength(2);
    const colors = canvas.getByRole('radiogroup', { name: 'Farbe' });
    await expect(colors.querySelectorAll('.cfg-swatch img')).toHaveLength(1);
    await expect(colors.querySelector('path[fill="#b00"]')).toBeVisible();
    await userEvent.click(within(colors).getByRole('radio', { name: /Kamin/ }));
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

const soldOut = { material: 'kamin', reason: 'Ausverkauft' };
const [kamin, leichtfuss, own] = fabric.options ?? [];
const made: StageField = { ...fabric, options: [{ ...kamin, material: 'kamin' }, leichtfuss, own] as StageOption[] };

export const ColorCards: Story = {
  name: 'A color without a picture is shown on its card',
  args: {
    fields: [
      shownAs('cards', {
        ...fabric,
        options: [
          { value: 'moss', label: 'Moos', color_value: '#1f4d3f' },
          { value: 'own', label: 'Eigener Stoff' },
        ],
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.cfg-card path[fill="#1f4d3f"]')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.cfg-card svg.cfg-sample')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Moos' }));
    await expect(canvas.getByRole('radio', { name: 'Moos' })).toBeChecked();
  },
};

export const SoldOut: Story = {
  name: 'Sold-out options are marked in every display and disabled',
  args: {
    fields: (['list', 'cards', 'swatches'] as const).map((display) =>
      shownAs(display, { ...made, name: display, label: display }),
    ),
    unavailable: [soldOut],
  },
  play: async ({ canvas }) => {
    const missing = canvas.getAllByRole('radio', { name: /Kamin Ausverkauft$/ });
    await expect(missing).toHaveLength(3);
    for (const radio of missing) await expect(radio).toBeDisabled();
    for (const radio of canvas.getAllByRole('radio', { name: /Leichtfuß/ })) await expect(radio).toBeEnabled();
  },
};

export const SoldOutRequired: Story = {
  name: 'A link to a missing choice focuses the first available option, or the field if there is none',
  args: {
    fields: [
      { ...made, is_required: true },
      { ...made, name: 'gone', label: 'Vergriffen', is_required: true, options: made.options?.slice(0, 1) },
      { ...made, name: 'more', label: 'Mehr', field_type: 'checkbox' },
    ],
    values: { more: ['kamin'] },
    unavailable: [soldOut],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Stoff ist ein Pflichtfeld.' }));
    const fabrics = canvas.getByRole('radiogroup', { name: /^Stoff/ });
    await expect(within(fabrics).getByRole('radio', { name: /Leichtfuß/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Vergriffen ist ein Pflichtfeld.' }));
    await expect(canvas.getByRole('radiogroup', { name: /^Vergriffen/ })).toHaveFocus();
    // A checkbox that is sold out can still be unchecked.
    await userEvent.click(canvas.getByRole('link', { name: /^Mehr „Kamin“/ }));
    await expect(
      within(canvas.getByRole('group', { name: 'Mehr' })).getByRole('checkbox', { name: /Kamin/ }),
    ).toHaveFocus();
  },
};

export const SoldOutChosen: Story = {
  name: 'A chosen option that is sold out has an error until another is chosen',
  args: {
    fields: [
      { ...shownAs('swatches', made), is_required: true },
      { ...made, name: 'more', label: 'Mehr', field_type: 'checkbox' },
      { ...made, name: 'listed', label: 'Liste', field_type: 'dropdown' },
    ],
    values: { fabric: 'kamin', more: ['kamin', 'own'], listed: 'kamin' },
    unavailable: [soldOut],
  },
  play: async ({ canvas }) => {
    const messageOf = (label: string) => `${label} „Kamin“ ist zurzeit nicht erhältlich (Ausverkauft).`;
    for (const label of ['Stoff', 'Mehr', 'Liste']) await expect(canvas.getByText(messageOf(label))).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Kamin – Ausverkauft' })).toBeDisabled();
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: /Stoff/ })).getByRole('radio', { name: /Leichtfuß/ }),
    );
    await userEvent.click(within(canvas.getByRole('group', { name: 'Mehr' })).getByRole('checkbox', { name: /Kamin/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Liste' }), 'own');
    await expect(canvas.queryByText(/nicht erhältlich/)).toBeNull();
  },
};

export const Enlarged: Story = {
  name: 'A picture is enlarged by keyboard, with the next one and the full size, and the focus is restored',
  play: async ({ canvas }) => {
    const enlarge = canvas.getByRole('button', { name: 'Bild vergrößern: Kamin' });
    enlarge.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Kamin' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    const dialog = await canvas.findByRole('dialog', { name: 'Leichtfuß' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Volle Größe' }));
    await expect(within(dialog).getByRole('button', { name: 'Volle Größe' })).toHaveAttribute('aria-pressed', 'true');
    // The arrow keys now scroll the full-size picture.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('dialog', { name: 'Leichtfuß' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(enlarge).toHaveFocus();
  },
};

export const ShownByHost: Story = {
  name: 'The host shows an option in place of the enlarged picture, unless it declines',
  args: {
    onShowOption: fn(({ value }, { change }) => {
      if (value !== 'kamin') return false;
      change(value);
      return true;
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kamin/ }));
    await expect(canvas.getByRole('radio', { name: /Kamin$/ })).toBeChecked();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Leichtfuß/ }));
    await expect(await canvas.findByRole('dialog', { name: 'Leichtfuß' })).toBeVisible();
  },
};
