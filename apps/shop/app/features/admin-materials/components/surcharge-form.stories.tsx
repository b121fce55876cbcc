import type { Meta, StoryObj } from '@storybook/react-vite';
import { parseTemplate, type Template } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { type SurchargedTemplate, type SurchargeSave, surchargedTemplate } from '../surcharges/surcharged-template.ts';
import { surchargesOf } from '../surcharges/surcharges.ts';
import { SurchargeForm } from './surcharge-form.tsx';

const parsed = parseTemplate(dogCoatTemplate);
if (!parsed.ok) throw new Error('The coat cannot be read');
const coat: Template = parsed.value;

function using(template: Template, revision: number): SurchargedTemplate {
  const found = surchargedTemplate(template, revision, 'tartan-rot');
  if (found === null) throw new Error('The template has no tartan');
  return found;
}

const saved = async ({ revision }: SurchargedTemplate): Promise<SurchargeSave> => ({
  status: 'saved',
  version: 7,
  revision: (revision ?? 0) + 1,
  isLive: true,
});

const meta = {
  title: 'Shop/Admin/Material surcharges',
  component: SurchargeForm,
  parameters: {
    notes: {
      keyboard:
        'Tab goes from the kind of change to the amount, the links to the templates and the buttons. Enter saves.',
      accessibility: 'A `table` with the current and the new surcharge of each option; the template is the row header.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    templates: [using(coat, 3), using({ ...coat, id: 'copy', name: 'Hundemantel kurz' }, 5)],
    onSave: fn(saved),
  },
} satisfies Meta<typeof SurchargeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const centsOf = ({ template }: SurchargedTemplate) => surchargesOf(template, 'tartan-rot').map(({ cents }) => cents);

export const RaisedAndUndone: Story = {
  name: 'The surcharge is raised in every template by keyboard, and undone',
  play: async ({ canvas, args }) => {
    const [start = 0] = centsOf(args.templates[0] as SurchargedTemplate);
    await userEvent.selectOptions(canvas.getByLabelText('Änderung'), 'Um Betrag erhöhen');
    canvas.getByLabelText('Änderung').focus();
    await userEvent.tab();
    await userEvent.keyboard('2,5');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await findToast('2 Vorlagen gespeichert');
    const calls = () => (args.onSave as ReturnType<typeof fn>).mock.calls.map(([entry]) => centsOf(entry));
    await expect(calls()).toEqual([[start + 250], [start + 250]]);
    await expect(canvas.getAllByText('Veröffentlicht als Version 7')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Änderung rückgängig machen' }));
    await waitFor(() => expect(calls().slice(2)).toEqual([[start], [start]]));
  },
};

export const Preview: Story = {
  name: 'New amounts before saving',
  args: { templates: [using(coat, 3)] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Betrag in €'), '31,5');
    const row = within(canvas.getByRole('row', { name: /Wolle Tartan Rot/ }));
    await expect(row.getByText(/^31,50\s€$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Eine Vorlage speichern' })).toBeEnabled();
  },
};

export const InvalidNumber: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Betrag in €'), 'viel{Enter}');
    await expect(canvas.getByText('Bitte eine Zahl mit höchstens zwei Nachkommastellen eingeben')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PartlyRefused: Story = {
  name: 'Another admin saved one of the templates',
  args: {
    onSave: fn(async (entry: SurchargedTemplate) =>
      entry.template.id === 'copy' ? { status: 'conflict' } : saved(entry),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Betrag in €'), '31{Enter}');
    await findToast('Einige Vorlagen wurden nicht gespeichert');
    await expect(canvas.getByText(/Nicht gespeichert: Jemand anderes/)).toBeVisible();
    await expect(canvas.getByText('Veröffentlicht als Version 7')).toBeVisible();
  },
};

export const Unused: Story = {
  args: { templates: [] },
  play: ({ canvas }) => expect(canvas.getByText('Keine Formularvorlage verwendet dieses Material.')).toBeVisible(),
};
