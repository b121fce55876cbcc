import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { inspectorTemplate, onUnsaved, receivedField } from '../testing/inspector-fixtures.ts';
import { OptionPictureControls } from './option-picture-controls.tsx';

const meta = {
  title: 'Editor/Pictures and materials',
  component: EditorStage,
  parameters: {
    notes: {
      of: OptionPictureControls,
      keyboard: 'The file button opens with Enter or Space; Cancel upload is a button beside the progress.',
      accessibility:
        'Progress is a `progressbar`. A picture without alternative text shows a hint, a rejected URL an `alert`.',
    },
    layout: 'fullscreen',
  },
  args: { template: inspectorTemplate, onUnsaved },
  beforeEach: () => {
    onUnsaved.mockClear();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  name: 'An option gets a picture with alternative text, shown as a card; an unsafe URL is rejected',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    const row = within(canvas.getByRole('listitem', { name: 'grau' }));
    await expect(row.queryByText(/^Without a /)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show options as' }), 'Cards');
    await expect(row.getByText('Without a picture, the card shows only its text.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More about grau' }));
    const address = canvas.getByRole('textbox', { name: 'Picture URL' });
    await userEvent.type(address, 'javascript:1');
    await expect(canvas.getByText('The URL must begin with https:// or /.')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, '/catalogue/geschirr-leichtfuss.webp');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alternative text' }), 'Grauer Fleece');
    await waitFor(() =>
      expect(receivedField('color')).toMatchObject({
        additional_options: { display: 'cards' },
        options: expect.arrayContaining([
          expect.objectContaining({
            image: { url: '/catalogue/geschirr-leichtfuss.webp', alt: 'Grauer Fleece' },
          }),
        ]),
      }),
    );
  },
};

const stored = {
  url: '/catalogue/geschirr-leichtfuss.webp',
  sources: [{ url: '/catalogue/geschirr-leichtfuss-480.webp', width: 480 }],
};
const file = new File([new Uint8Array(10)], 'stoff.png', { type: 'image/png' });
let finish: (() => void) | null = null;

export const Upload: Story = {
  name: 'A picture is uploaded with progress, requires alternative text and is shown on the canvas',
  args: {
    uploadPicture: (_, { onProgress }) => {
      onProgress(0.4);
      return new Promise((resolve) => {
        finish = () => resolve(stored);
      });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More about grau' }));
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), file);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture' })).toHaveAttribute('value', '0.4');
    finish?.();
    await expect(
      await canvas.findByText('Please describe what the picture shows, for people who cannot see it.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alternative text' }), 'Grauer Fleece');
    await waitFor(() =>
      expect(receivedField('color')?.options).toMatchObject([{ image: { ...stored, alt: 'Grauer Fleece' } }]),
    );
    const shown = canvas.getAllByRole('presentation').map((picture) => picture.getAttribute('src'));
    await expect(shown).toContain(stored.url);
  },
};

export const LookOfOptions: Story = {
  name: 'Cards and swatches get picture, colour and material in the row of each option, a list does not',
  args: {
    uploadPicture: async () => stored,
    materials: [{ key: 'fleece', name: 'Fleece', pictureUrl: '/fleece.webp', isSoldOut: false }],
    template: wireTemplate([
      {
        title: 'Form',
        fields: [
          {
            name: 'shape',
            label: 'Form',
            field_type: 'radio',
            options: [
              { value: 'oval', label: 'Oval' },
              { value: 'round', label: 'Rund' },
            ],
          },
        ],
      },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('treeitem', { name: 'Form' }).at(-1) as HTMLElement);
    const display = canvas.getByRole('combobox', { name: 'Show options as' });
    const oval = within(canvas.getByRole('listitem', { name: 'Oval' }));
    const round = within(canvas.getByRole('listitem', { name: 'Rund' }));
    await expect(oval.queryByLabelText('Upload a picture')).toBeNull();
    await expect(oval.queryByRole('combobox', { name: 'Material' })).toBeNull();

    await userEvent.selectOptions(display, 'Cards');
    await expect(oval.getByText('Without a picture, the card shows only its text.')).toBeVisible();
    await userEvent.upload(oval.getByLabelText('Upload a picture'), file);
    await userEvent.type(await oval.findByRole('textbox', { name: 'Alternative text' }), 'Ovales Bett');
    await expect(oval.queryByText('Without a picture, the card shows only its text.')).toBeNull();

    await userEvent.selectOptions(display, 'Swatches');
    await expect(round.getByText('Without a colour and a picture, the swatch stays empty.')).toBeVisible();
    fireEvent.input(round.getByLabelText('Colour of Rund'), { target: { value: '#1f4d3f' } });
    await expect(round.queryByText('Without a colour and a picture, the swatch stays empty.')).toBeNull();
    await userEvent.selectOptions(round.getByRole('combobox', { name: 'Material' }), 'Fleece');
    await waitFor(() =>
      expect(receivedField('shape')).toMatchObject({
        additional_options: { display: 'swatches' },
        options: [
          { value: 'oval', image: { ...stored, alt: 'Ovales Bett' } },
          { value: 'round', color_value: '#1f4d3f', material: 'fleece', image: { url: '/fleece.webp', alt: 'Fleece' } },
        ],
      }),
    );
    await userEvent.click(round.getByRole('button', { name: 'Remove the colour of Rund' }));
    await waitFor(() => expect(receivedField('shape')?.options?.[1]?.color_value ?? null).toBeNull());
  },
};

export const UploadFails: Story = {
  name: 'A failed or cancelled upload leaves the option unchanged, and a failure shows the reason',
  args: {
    uploadPicture: (chosen, { signal }) =>
      chosen.name === 'stoff.png'
        ? Promise.reject(new Error('File too large'))
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More about grau' }));
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), file);
    await expect(await canvas.findByText('File too large')).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('Upload a picture'),
      new File(['x'], 'lang.png', { type: 'image/png' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByLabelText('Upload a picture')).toBeVisible();
    await expect(canvas.queryByText('File too large')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Picture URL' })).toHaveValue('');
  },
};

export const Material: Story = {
  name: 'An option references a material of the host and uses its picture',
  args: {
    materials: [
      { key: 'fleece', name: 'Fleece', pictureUrl: stored.url, isSoldOut: false },
      { key: 'loden', name: 'Loden', pictureUrl: null, isSoldOut: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More about grau' }));
    const material = canvas.getByRole('combobox', { name: 'Material' });
    await expect(within(material).getByRole('option', { name: 'Loden (sold out)' })).toBeEnabled();
    await userEvent.selectOptions(material, 'Fleece');
    await waitFor(() =>
      expect(receivedField('color')?.options).toMatchObject([
        { material: 'fleece', image: { url: stored.url, alt: 'Fleece' } },
      ]),
    );
    await userEvent.selectOptions(material, 'None');
    // The template is unchanged again.
    await waitFor(() => expect(onUnsaved.mock.lastCall?.[0]).toBeNull());
    // The option's own picture is kept.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Picture URL' }), '/eigen.webp');
    await userEvent.selectOptions(material, 'Fleece');
    await waitFor(() =>
      expect(receivedField('color')?.options).toMatchObject([{ material: 'fleece', image: { url: '/eigen.webp' } }]),
    );
  },
};
