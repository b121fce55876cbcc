import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { articleFormStories, coat, lost, png, save } from '../article-form.fixtures.ts';
import { ArticleForm } from './article-form.tsx';

const meta = {
  ...articleFormStories,
  title: 'Shop/Admin/Article form',
  parameters: {
    notes: {
      of: ArticleForm,
      keyboard:
        'Tab follows the page: text, pictures, safety, then price, categories and terms, then save. A refused ' +
        'save moves the focus to the first wrong field; the lines of the error list lead to the others. Leaving ' +
        'with unsaved changes asks first.',
      accessibility:
        'Groups are `fieldset` elements with a `legend`. Refusals of the database are shown at the field they ' +
        'concern and get its focus. A conflict with another admin is a group of two radio buttons per field.',
    },
  },
} satisfies Meta<typeof ArticleForm>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Created: Story = {
  name: '[ADM-ART-07] [ADM-ART-17] [ADM-ART-18] [ADM-ART-30] An article is created with its main image',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Titel')).toHaveValue('');
    const categories = within(canvas.getByRole('group', { name: 'Kategorien' })).getAllByRole('checkbox');
    await expect(categories).toHaveLength(2);
    await userEvent.type(canvas.getByLabelText('Titel'), 'Regenmantel');
    await userEvent.type(canvas.getByLabelText(/^Preis/), '79,5');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mäntel' }));
    await userEvent.upload(canvas.getByLabelText('Hauptbild wählen'), png('haupt.png'));
    await save();
    await findToast('Artikel erstellt');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Regenmantel',
        price: 79.5,
        categoryIds: ['m'],
        imageUrl: 'https://shop.example/haupt.png',
        configuratorType: null,
        formTemplateId: null,
      }),
      null,
    );
    await expect(args.onSaved).toHaveBeenCalled();
  },
};

export const Updated: Story = {
  name: '[ADM-ART-08] [ADM-ART-31] An article is updated',
  args: { article: coat },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Nordwind');
    await expect(canvas.getByLabelText(/^Preis/)).toHaveValue('129,00');
    await userEvent.click(canvas.getByRole('tab', { name: 'Vorschau' }));
    await expect(canvas.getByText('Warm').tagName).toBe('STRONG');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pausiert/ }));
    await save();
    await findToast('Artikel aktualisiert');
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ isPaused: true, price: 129 }), {
      id: coat.id,
      revision: coat.revision,
    });
  },
};

export const TemplateFollowsType: Story = {
  name: '[ADM-ART-15] [ADM-ART-16] The template follows the type',
  args: { article: coat },
  play: async ({ canvas }) => {
    const [type, template] = [canvas.getByLabelText('Konfigurator'), canvas.getByLabelText(/^Formularvorlage/)];
    await expect(template).toHaveValue('t-coat');
    await userEvent.selectOptions(type, 'dog-leash');
    await expect(template).toHaveValue('');
    await userEvent.selectOptions(template, 't-leash');
    await userEvent.selectOptions(type, '');
    await expect(template).toHaveValue('');
  },
};

export const DraftTemplate: Story = {
  name: 'The picker marks draft templates; selling with one shows the error at the field',
  args: {
    article: coat,
    onSave: () =>
      Promise.reject({
        code: 'PT409',
        message: 'template_unpublished',
        details: '{"title": "Nordwind", "template": "Hundemantel nach Maß (Copy)"}',
      }),
  },
  play: async ({ canvas, args }) => {
    const template = canvas.getByLabelText(/^Formularvorlage/);
    await userEvent.selectOptions(template, 'Hundemantel nach Maß (Copy) (Entwurf)');
    await expect(template).toHaveAccessibleDescription(/kann der Artikel nur pausiert gespeichert werden/);
    await save();
    const reason =
      '„Nordwind“ kann nicht verkauft werden: Die Vorlage „Hundemantel nach Maß (Copy)“ ist noch nicht veröffentlicht.';
    await waitFor(() => expect(template).toBeInvalid());
    await expect(template).toHaveAccessibleDescription(expect.stringContaining(reason));
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  name: '[ADM-ART-09] [ADM-ART-12] A missing title and an invalid price are rejected',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Preis/), '12,345');
    await save();
    await canvas.findByText('Titel fehlt');
    await expect(canvas.getAllByText(/höchstens zwei Nachkommastellen/).length).toBeGreaterThan(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NotForSaleYet: Story = {
  name: '[BEY-20] [BEY-23] Missing facts are shown at their fields; the article can be saved as paused',
  play: async ({ canvas, args }) => {
    const notes = canvas.getByLabelText('Sicherheitshinweise');
    await expect(notes).toHaveDisplayValue(/Verpackung/);
    await userEvent.selectOptions(canvas.getByLabelText('Konfigurator'), 'dog-leash');
    await expect(notes).toHaveDisplayValue(/Karabiner/);
    await userEvent.clear(notes);
    await userEvent.type(canvas.getByLabelText('Titel'), 'Leine');
    const pause = canvas.getByRole('checkbox', { name: /^Pausiert/ });
    await userEvent.click(pause);
    await save();
    await userEvent.click(await canvas.findByRole('button', { name: /^Widerrufsrecht: Bitte entscheiden/ }));
    const withdrawal = canvas.getByLabelText('Widerrufsrecht');
    await expect(withdrawal).toHaveFocus();
    await expect(withdrawal).toBeInvalid();
    await expect(notes).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();

    await userEvent.selectOptions(withdrawal, 'granted');
    await userEvent.click(canvas.getByRole('button', { name: 'Standardtext einsetzen' }));
    await expect(notes).toBeValid();
    await save();
    await findToast('Artikel erstellt');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        isPaused: false,
        withdrawalExcluded: false,
        safetyNotes: expect.stringContaining('Karabiner'),
      }),
      null,
    );
  },
};

export const GreenClaim: Story = {
  name: '[BEY-30] An environmental claim shows a warning and can still be saved',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Klimaneutraler Mantel');
    const notice = await canvas.findByText('Umweltaussagen brauchen einen Nachweis: Klimaneutraler');
    await userEvent.type(canvas.getByLabelText(/Beschreibung/), 'Aus nachhaltigem Stoff.');
    await expect(notice).toHaveTextContent('Klimaneutraler, nachhaltigem');
    await save();
    await findToast('Artikel erstellt');
    await expect(args.onSave).toHaveBeenCalled();
  },
};

export const CreateFails: Story = {
  name: '[ADM-ART-38] Create fails',
  args: { onSave: lost },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Regenmantel');
    await save();
    await findToast('Fehler beim Erstellen');
  },
};

export const UpdateFails: Story = {
  name: '[ADM-ART-37] Update fails',
  args: { article: coat, onSave: lost },
  play: async () => {
    await save();
    await findToast('Fehler beim Aktualisieren');
  },
};

export const NotAllowed: Story = {
  name: '[ADM-ART-27] [ADM-ART-29] Not allowed',
  args: { article: coat, onSave: () => Promise.reject({ code: '42501', message: 'not_admin', details: null }) },
  play: async ({ args }) => {
    await save();
    await findToast('Keine Berechtigung');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Rejects the first save, because another admin saved in the meantime. */
function firstSaveConflicts() {
  let isFirst = true;
  return fn(async () => {
    if (!isFirst) return { id: coat.id, revision: 7 };
    isFirst = false;
    throw { code: 'PT409', message: 'revision_conflict', details: '{"revision": 6}' };
  });
}

const knownAfterConflict = { id: coat.id, revision: 6 };

export const Conflict: Story = {
  name: '[BEY-65] Only the field that both admins changed is asked about; untouched fields take the other value',
  args: {
    article: coat,
    onSave: firstSaveConflicts(),
    onReload: async () => ({ ...coat, revision: 6, title: 'Nordwind II', safetyNotes: 'Nicht im Wasser tragen.' }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), ' kurz');
    await userEvent.clear(canvas.getByLabelText(/^Preis/));
    await userEvent.type(canvas.getByLabelText(/^Preis/), '77');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Jemand anderes hat gespeichert' }));
    await expect(dialog.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      `TitelIhre Eingabe${coat.title} kurzInzwischen gespeichertNordwind II`,
    ]);
    await userEvent.click(dialog.getByRole('radio', { name: /Nordwind II/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Nordwind II', safetyNotes: 'Nicht im Wasser tragen.', price: 77 }),
      knownAfterConflict,
    );
    await findToast('Inzwischen von jemand anderem geändert und übernommen: Titel, Sicherheitshinweise');
  },
};

export const OtherFieldsChanged: Story = {
  name: '[BEY-65] Edits of other fields, pictures and categories are merged without a question',
  args: {
    article: coat,
    onSave: firstSaveConflicts(),
    onReload: async () => ({
      ...coat,
      revision: 6,
      imageUrl: 'https://shop.example/neu.webp#focus=20,50',
      images: [...coat.images, { id: 'i2', url: 'https://shop.example/ruecken.webp', altText: 'Rücken' }],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), ' kurz');
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: `${coat.title} kurz`, imageUrl: 'https://shop.example/neu.webp#focus=20,50' }),
      knownAfterConflict,
    );
    await waitFor(() =>
      expect(args.onArrange).toHaveBeenLastCalledWith(coat.id, [
        expect.objectContaining({ altText: 'Bündchen' }),
        { url: 'https://shop.example/ruecken.webp', altText: 'Rücken' },
      ]),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ReloadFails: Story = {
  name: '[ADM-ART-37] The current version cannot be loaded after a conflict',
  args: {
    article: coat,
    onSave: () => Promise.reject({ code: 'PT409', message: 'revision_conflict', details: '{"revision": 6}' }),
    onReload: lost,
  },
  play: async () => {
    await save();
    await findToast('Fehler beim Aktualisieren');
  },
};

export const DeletedByOther: Story = {
  name: '[ADM-ART-37] The article no longer exists after a conflict',
  args: {
    article: coat,
    onSave: () => Promise.reject({ code: 'PT409', message: 'revision_conflict', details: '{"revision": 6}' }),
    onReload: async () => null,
  },
  play: async () => {
    await save();
    await findToast('Fehler beim Aktualisieren');
  },
};

const retries = { categories: fn(), templates: fn() };

export const ChoicesNotLoaded: Story = {
  name: 'Lists that failed to load are not shown as empty; saving keeps categories and template',
  args: {
    article: coat,
    categories: [],
    templates: [],
    failed: {
      categories: { retry: retries.categories, isRetrying: false },
      templates: { retry: retries.templates, isRetrying: false },
    },
  },
  play: async ({ canvas, args }) => {
    for (const [name, retry] of [
      ['Kategorien', retries.categories],
      ['Formularvorlage', retries.templates],
    ] as const) {
      const list = within(canvas.getByRole('group', { name }));
      await expect(list.getByText('Nicht geladen')).toBeVisible();
      await userEvent.click(list.getByRole('button', { name: 'Erneut versuchen' }));
      await expect(retry).toHaveBeenCalledOnce();
    }
    await expect(canvas.queryByText('Noch keine Kategorie angelegt.')).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: /^Formularvorlage/ })).toBeNull();
    await save();
    await findToast('Artikel aktualisiert');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ categoryIds: ['m'], formTemplateId: 't-coat' }),
      { id: coat.id, revision: coat.revision },
    );
  },
};
