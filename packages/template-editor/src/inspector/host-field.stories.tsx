import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineFieldType, type TemplateJson } from 'configurator-core';
import { wireTemplate } from 'configurator-core/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { TextControl } from '../controls/text-control.tsx';
import type { FieldOptionsProps, HostFieldType } from '../store/host-field-type.ts';
import { EditorStage } from '../testing/editor-stage.tsx';
import { HostOptions } from './host-options.tsx';

const onUnsaved = fn<(template: TemplateJson | null) => void>();

/** A field type with one choice per letter of a text. */
const sizeType = defineFieldType({
  name: 'test:size',
  options: z.looseObject({ letters: z.string().check(z.minLength(1)) }),
  domain: ({ letters }) => ({
    kind: 'choice',
    values: [...letters].map((letter, index) => ({ value: letter, label: letter, additionalPriceCents: index * 100 })),
  }),
});

function SizeOptions({ options, change, template }: FieldOptionsProps) {
  return (
    <TextControl
      label={`Sizes of ${template.name}`}
      value={String(options.letters)}
      onChange={(letters) => change({ letters })}
    />
  );
}

const words = { label: 'Size', title: 'Size', description: 'One of some letters', draftLabel: 'New size' };
const hostTypes: readonly HostFieldType[] = [
  {
    type: sizeType,
    words: { de: words, en: words },
    draft: { name: 'size', options: { letters: 'SML' } },
    Options: SizeOptions,
  },
];

const template = {
  ...wireTemplate([
    {
      title: 'Pullover',
      fields: [
        {
          name: 'size',
          label: 'Größe',
          field_type: 'test:size' as 'text',
          additional_options: { letters: 'SML' },
        },
        {
          name: 'note',
          label: 'Notiz',
          conditional_display: { field: 'size', operator: 'equals', value: 'L' },
        },
      ],
    },
  ]),
  name: 'Pullover',
  language: 'de',
};

const meta = {
  title: 'Editor/Field type of the host',
  component: EditorStage,
  parameters: {
    notes: {
      of: HostOptions,
      keyboard: 'The options of the type are controls of the host and follow the type in the Tab order.',
      accessibility: 'Choices that come from the type are a list on the canvas, and no rows of the structure.',
    },
    layout: 'fullscreen',
  },
  args: { template, onUnsaved, fieldTypes: hostTypes },
  beforeEach: () => {
    onUnsaved.mockClear();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OptionsOfTheType: Story = {
  name: 'Type options change the choices, findings and saved field, and undo restores them',
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Canvas' }));
    const choices = () => card.getByRole('list', { name: 'Options' });
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Größe' }));
    await expect(canvas.queryByRole('treeitem', { name: /^L/ })).toBeNull();
    await expect(choices()).toHaveTextContent(/^S\s*M\s*\+€1.00\s*L\s*\+€2.00$/);
    const sizes = canvas.getByRole('textbox', { name: 'Sizes of Pullover' });
    await userEvent.clear(sizes);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.type(sizes, 'XY');
    await expect(choices()).toHaveTextContent(/^X\s*Y\s*\+€1.00$/);
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Notiz.*(warning|error)/i })).toBeVisible());
    await waitFor(() => expect(JSON.stringify(onUnsaved.mock.lastCall?.[0])).toContain('"letters":"XY"'));
    await expect(JSON.stringify(onUnsaved.mock.lastCall?.[0])).toContain('"options":[]');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(choices()).toHaveTextContent(/^S\s*M/));
  },
};

export const AddedFromTheList: Story = {
  name: 'A host field is listed with its label and added with its initial options',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Größe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a part' }));
    const types = within(canvas.getByRole('group', { name: 'Part types' }));
    await userEvent.click(types.getByRole('button', { name: /^Size/ }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'New size' }));
    await expect(canvas.getByRole('textbox', { name: 'Sizes of Pullover' })).toHaveValue('SML');
  },
};

export const Translated: Story = {
  name: 'A host field has its choices translated in the table, and the translation is saved with it',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Translations' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'New language' }), 'English (en)');
    await userEvent.click(canvas.getByRole('button', { name: 'Add language' }));
    const table = within(canvas.getByRole('table'));
    await userEvent.type(table.getByRole('textbox', { name: /^English \(en\): “S”/ }), 'small');
    await userEvent.tab();
    await waitFor(() =>
      expect(JSON.stringify(onUnsaved.mock.lastCall?.[0])).toContain('"options.S":{"text":"small","of":"S"}'),
    );
  },
};
