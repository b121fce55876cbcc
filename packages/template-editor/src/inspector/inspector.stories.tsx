import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TemplateJson } from 'configurator-core';
import { everythingTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { Inspector } from './inspector.tsx';

const onUnsaved = fn<(template: TemplateJson | null) => void>();

const template = wireTemplate([
  {
    title: 'Stoff',
    fields: [
      {
        name: 'lining',
        label: 'Futter',
        options: [
          { value: 'none', label: 'Ohne' },
          { value: 'full', label: 'Komplett' },
        ],
      },
      {
        name: 'color',
        label: 'Futterfarbe',
        field_type: 'color',
        options: [{ value: 'grau', color_value: '#888888' }],
      },
      { name: 'backLength', label: 'Rückenlänge', field_type: 'number' },
    ],
  },
]);

const meta = {
  title: 'Editor/Inspector',
  component: EditorStage,
  parameters: {
    notes: {
      of: Inspector,
      keyboard:
        'Enter on a row of the structure moves the focus to the first control here; Escape returns to the row. ' +
        'Removing a row of a condition is a button, and so is adding one; the focus goes to the new row.',
      accessibility:
        'Rules, options and validation are named regions, and each option is a list item with its label as the ' +
        'name. A value that is refused stays as typed; the reason is an `alert` at its control.',
    },
    layout: 'fullscreen',
  },
  args: { template, onUnsaved },
  beforeEach: () => {
    onUnsaved.mockClear();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field of a name, as last passed to the host. That happens shortly after a change, so the test waits for it. */
function fieldTold(name: string) {
  const fields = onUnsaved.mock.lastCall?.[0]?.sections?.flatMap(({ groups }) =>
    (groups ?? []).flatMap((group) => group.fields ?? []),
  );
  return fields?.find((field) => field.name === name);
}

export const Comparisons: Story = {
  name: '[BEY-46] a number is compared with another one, and no longer where none is chosen',
  args: {
    template: wireTemplate([
      {
        title: 'Maße',
        fields: [
          { name: 'neck', label: 'Halsumfang', field_type: 'number', validation_rules: { min: 20, max: 60 } },
          { name: 'chest', label: 'Brustumfang', field_type: 'number', validation_rules: { min: 30, max: 140 } },
          { name: 'note', label: 'Notiz' },
        ],
      },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Brustumfang' }));
    const rules = within(canvas.getByRole('region', { name: 'Validation rules' }));
    const less = rules.getByRole('combobox', { name: 'Must be less than' });
    await expect(
      within(less)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['No other field', 'Halsumfang']);
    await userEvent.selectOptions(rules.getByRole('combobox', { name: 'Must be greater than' }), 'Halsumfang');
    await waitFor(() =>
      expect(fieldTold('chest')?.validation_rules).toEqual({ min: 30, max: 140, greaterThanField: 'neck' }),
    );
    await userEvent.selectOptions(rules.getByRole('combobox', { name: 'Must be greater than' }), 'No other field');
    await userEvent.selectOptions(less, 'Halsumfang');
    await waitFor(() =>
      expect(fieldTold('chest')?.validation_rules).toEqual({ min: 30, max: 140, lessThanField: 'neck' }),
    );
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Halsumfang' }));
    await expect(canvas.getByRole('region', { name: 'Used by' })).toHaveTextContent('Brustumfang');
  },
};

export const Computation: Story = {
  name: 'a field becomes a computed one, with a formula over the others that says what it cannot read',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a part' }));
    const types = within(canvas.getByRole('group', { name: 'Part types' }));
    await userEvent.click(types.getByRole('button', { name: /^Computed/ }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Computed value' }));
    const computation = within(canvas.getByRole('region', { name: 'Computation' }));
    const formula = computation.getByRole('textbox', { name: 'Formula' });
    await userEvent.clear(formula);
    await userEvent.type(formula, '1,2 * tail');
    await userEvent.tab();
    await expect(computation.getByRole('alert')).toHaveTextContent('There is no field “tail”. (character 7)');
    await userEvent.clear(formula);
    await userEvent.type(formula, 'lining = "full" ? 2,4 * backLength : 1,2 * backLength');
    await userEvent.type(computation.getByRole('spinbutton', { name: 'Decimals' }), '1');
    await userEvent.click(computation.getByRole('checkbox', { name: 'For the workshop only' }));
    const words = 'Futter = "full" ? 2.4 × Rückenlänge : 1.2 × Rückenlänge';
    await expect(computation.getByText(`Computed as ${words}, for the workshop only`)).toBeVisible();
    await waitFor(() =>
      expect(fieldTold('computed')).toMatchObject({
        field_type: 'computed',
        computed: {
          result: 'number',
          decimals: 1,
          internal: true,
          logic: {
            if: [
              { '==': [{ var: 'lining' }, 'full'] },
              { '*': [2.4, { var: 'backLength' }] },
              { '*': [1.2, { var: 'backLength' }] },
            ],
          },
        },
      }),
    );
    await expect(canvas.queryByRole('checkbox', { name: 'Required' })).toBeNull();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Rückenlänge' }));
    await expect(canvas.getByRole('region', { name: 'Used by' })).toHaveTextContent('Computed value');
  },
};

export const Files: Story = {
  name: 'a file field says what it accepts, and rules only ask whether it is given',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a part' }));
    const types = within(canvas.getByRole('group', { name: 'Part types' }));
    await userEvent.click(types.getByRole('button', { name: /^File/ }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'File' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Accepted files' }), 'PDF files');
    const count = canvas.getByRole('spinbutton', { name: 'Maximum number of files' });
    await userEvent.clear(count);
    await userEvent.type(count, '11');
    await expect(canvas.getByRole('alert')).toHaveTextContent('At most 10 files.');
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Maximum size of a file' }), '2.5');
    await waitFor(() =>
      expect(fieldTold('files')).toMatchObject({
        field_type: 'file',
        additional_options: { accept: ['pdf'] },
        validation_rules: { maxFiles: 3, maxFileBytes: 2_621_440 },
      }),
    );
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Rückenlänge' }));
    const rules = within(canvas.getByRole('region', { name: 'Visibility' }));
    await userEvent.click(rules.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(rules.getByRole('combobox', { name: 'Field' }), 'File');
    const question = rules.getByRole('combobox', { name: 'Operator' });
    await expect(
      within(question)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['is given', 'is not given']);
    await expect(rules.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(question, 'is not given');
    await expect(rules.getByText('When File is not given')).toBeVisible();
    await waitFor(() =>
      expect(fieldTold('backLength')?.conditional_display).toEqual({
        field: 'files',
        operator: 'not_equals',
        value: true,
      }),
    );
  },
};

export const Options: Story = {
  name: '[ADM-TPL-09] an option’s price accepts numbers from 0 in cents; other text is kept and shows the reason',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futter' }));
    const option = within(canvas.getByRole('listitem', { name: 'Komplett' }));
    const price = option.getByRole('spinbutton', { name: 'Additional price' });
    await expect(price).toHaveAttribute('min', '0');
    await expect(price).toHaveAttribute('step', '0.01');
    await userEvent.clear(price);
    await userEvent.type(price, '-1');
    await expect(option.getByRole('alert')).toHaveTextContent('Must be 0 or more.');
    await userEvent.clear(price);
    await userEvent.type(price, '8.505');
    await expect(option.getByRole('alert')).toHaveTextContent('At most 2 decimals.');
    await userEvent.clear(price);
    await userEvent.type(price, '12.5');
    await expect(option.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(fieldTold('lining')?.options?.map(({ additional_price }) => additional_price)).toEqual([0, 12.5]),
    );
  },
};

export const PasteAList: Story = {
  name: '[BEY-62] a pasted list becomes options with prices and colours, a wrong line is named',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Bulk add' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const list = dialog.getByRole('textbox');
    await userEvent.type(list, 'Tannengrün; grün{Enter}Ocker; 8,50; #e2a93b');
    await userEvent.click(dialog.getByRole('button', { name: 'Add options' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Line 1: “grün” is no price, no colour');
    await userEvent.clear(list);
    await userEvent.type(list, 'Tannengrün; #1f4d3f{Enter}Ocker; 8,50; #e2a93b');
    await userEvent.click(dialog.getByRole('button', { name: 'Add options' }));
    await waitFor(() =>
      expect(fieldTold('color')?.options?.slice(1)).toMatchObject([
        { label: 'Tannengrün', value: 'tannengruen', color_value: '#1f4d3f', additional_price: 0 },
        { label: 'Ocker', value: 'ocker', color_value: '#e2a93b', additional_price: 8.5 },
      ]),
    );
  },
};

export const Picture: Story = {
  name: 'an option gets a picture with a text, an unsafe address is refused, and the options show as cards',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show options as' }), 'Cards');
    await userEvent.click(canvas.getByRole('button', { name: 'Condition of grau' }));
    const address = canvas.getByRole('textbox', { name: 'Picture address' });
    await userEvent.type(address, 'javascript:1');
    await expect(canvas.getByText('The address must begin with https:// or /.')).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, '/catalogue/geschirr-leichtfuss.webp');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alternative text' }), 'Grauer Fleece');
    await waitFor(() =>
      expect(fieldTold('color')).toMatchObject({
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
  name: 'a picture is uploaded with progress, asks for a text, and is shown on the canvas',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Condition of grau' }));
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), file);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture' })).toHaveAttribute('value', '0.4');
    finish?.();
    await expect(
      await canvas.findByText('Please describe what the picture shows, for people who cannot see it.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alternative text' }), 'Grauer Fleece');
    await waitFor(() =>
      expect(fieldTold('color')?.options).toMatchObject([{ image: { ...stored, alt: 'Grauer Fleece' } }]),
    );
    const shown = canvas.getAllByRole('presentation').map((picture) => picture.getAttribute('src'));
    await expect(shown).toContain(stored.url);
  },
};

export const UploadFails: Story = {
  name: 'an upload says why it failed or is cancelled, and the option stays as it was',
  args: {
    uploadPicture: (chosen, { signal }) =>
      chosen.name === 'stoff.png'
        ? Promise.reject(new Error('File too large'))
        : new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Condition of grau' }));
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), file);
    await expect(await canvas.findByText('File too large')).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('Upload a picture'),
      new File(['x'], 'lang.png', { type: 'image/png' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByLabelText('Upload a picture')).toBeVisible();
    await expect(canvas.queryByText('File too large')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Picture address' })).toHaveValue('');
  },
};

export const Material: Story = {
  name: 'an option is made of a material of the host, and takes its picture',
  args: {
    materials: [
      { key: 'fleece', name: 'Fleece', pictureUrl: stored.url, isSoldOut: false },
      { key: 'loden', name: 'Loden', pictureUrl: null, isSoldOut: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Condition of grau' }));
    const material = canvas.getByRole('combobox', { name: 'Material' });
    await expect(within(material).getByRole('option', { name: 'Loden (sold out)' })).toBeEnabled();
    await userEvent.selectOptions(material, 'Fleece');
    await waitFor(() =>
      expect(fieldTold('color')?.options).toMatchObject([
        { material: 'fleece', image: { url: stored.url, alt: 'Fleece' } },
      ]),
    );
    await userEvent.selectOptions(material, 'None');
    // Nothing is left of it: the template is as it was.
    await waitFor(() => expect(onUnsaved.mock.lastCall?.[0]).toBeNull());
    // A picture of its own stays with the option.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Picture address' }), '/eigen.webp');
    await userEvent.selectOptions(material, 'Fleece');
    await waitFor(() =>
      expect(fieldTold('color')?.options).toMatchObject([{ material: 'fleece', image: { url: '/eigen.webp' } }]),
    );
  },
};

export const Conditions: Story = {
  name: '[BEY-62] a condition is built term by term and said in words; renaming the field it reads rewrites it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    const shown = within(canvas.getByRole('region', { name: 'Visibility' }));
    await userEvent.click(shown.getByRole('button', { name: 'Add condition' }));
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Value' }), 'Komplett');
    await userEvent.click(shown.getByRole('button', { name: 'Another rule' }));
    const second = within(shown.getAllByRole('listitem')[1] as HTMLElement);
    await expect(second.getByRole('combobox', { name: 'Field' })).toHaveFocus();
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Field' }), 'Rückenlänge');
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Operator' }), 'is greater than');
    await userEvent.type(second.getByRole('textbox', { name: 'Value' }), '60');
    await expect(shown.getByText('When Futter equals Komplett and Rückenlänge is greater than 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futter' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'innerLining');
    await waitFor(() =>
      expect(fieldTold('color')?.conditional_display).toEqual({
        all: [
          { field: 'innerLining', operator: 'equals', value: 'full' },
          { field: 'backLength', operator: 'greater_than', value: '60' },
        ],
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Undo: Rename/ }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('lining');
  },
};

export const JsonLogic: Story = {
  name: '[BEY-62] experts read and edit a condition as stored JSON and JSON Logic; errors show their position',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Futterfarbe' }));
    const shown = within(canvas.getByRole('region', { name: 'Visibility' }));
    await userEvent.click(shown.getByRole('button', { name: 'Add condition' }));
    // With the press itself: a second one must not meet the button again or be lost.
    await expect(shown.getByRole('combobox', { name: 'Field' })).toHaveFocus();
    await userEvent.click(shown.getByRole('button', { name: 'JSON' }));
    await expect(shown.getByRole('textbox', { name: 'Condition as JSON' })).toHaveValue(
      JSON.stringify({ field: 'lining', operator: 'equals', value: 'none' }, null, 2),
    );
    await userEvent.click(shown.getByRole('button', { name: 'JSON Logic' }));
    const logic = shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Condition as JSON Logic' });
    await expect(JSON.parse(logic.value)).toEqual({
      and: [{ '!==': [{ var: 'lining.text' }, null] }, { '===': [{ var: 'lining.text' }, 'none'] }],
    });
    const write = async (json: unknown) => {
      await userEvent.clear(logic);
      await userEvent.paste(JSON.stringify(json));
    };
    const full = { '===': [{ var: 'lining.text' }, 'full'] };
    await write({ or: [full, { '<': [{ var: 'backLength.number' }, 30] }] });
    await expect(shown.getByRole('alert')).toHaveTextContent('At or[1].<: A comparison needs a guard');
    await userEvent.clear(logic);
    await userEvent.paste('{"or": [}');
    await expect(shown.getByRole('alert')).toHaveTextContent('This is not JSON: line 1, column 9.');
    await write({ or: [full, { '!': [full] }] });
    await expect(shown.queryByRole('alert')).toBeNull();
    await expect(shown.getByText('When Futter equals Komplett or not Futter equals Komplett')).toBeVisible();
    await waitFor(() =>
      expect(fieldTold('color')?.conditional_display).toEqual({
        any: [
          { field: 'lining', operator: 'equals', value: 'full' },
          { not: { field: 'lining', operator: 'equals', value: 'full' } },
        ],
      }),
    );
  },
};

export const EveryFieldType: Story = {
  name: 'every field type has an inspector of its own',
  args: { template: everythingTemplate },
  play: async ({ canvas }) => {
    const kinds = [
      'Text',
      'Text area',
      'Number',
      'Dropdown',
      'Radio',
      'Checkbox',
      'Colour',
      'Static text',
      'Embedded page',
      'Computed',
      'File',
    ];
    const seen = new Set<string>();
    for (const row of canvas.getAllByRole('treeitem')) {
      if (row.dataset.level !== '3') continue;
      await userEvent.click(row);
      seen.add(canvas.getByRole('heading', { level: 2, name: / field$/ }).textContent ?? '');
    }
    await expect([...seen].sort()).toEqual(kinds.map((kind) => `${kind} field`).sort());
  },
};
