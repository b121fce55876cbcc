import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Configurator, loadConfigurator } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { expect, fn, userEvent } from 'storybook/test';
import { freshDraft } from '../draft/draft.ts';
import { DraftNotice } from './draft-notice.tsx';

const pinned = loadCoat();

function loadCoat(): Configurator {
  const loaded = loadConfigurator(builtInTemplates['dog-coat']);
  if (!loaded.ok) throw new Error('The template does not load');
  return loaded.value;
}

const draft = { ...freshDraft, run: 1, hasPrevious: false };

const meta = {
  title: 'Shop/Draft notice',
  component: DraftNotice,
  parameters: {
    notes: {
      keyboard:
        'Its buttons come before the configurator in the Tab order. It never takes the focus, because it ' +
        'appears while the page loads.',
      accessibility:
        'Short messages are a `status`. Changes of an article are a region named by its heading, with a ' +
        'description list of what is gone, what is new and what it costs.',
    },
  },
  args: { draft, isMemoryOnly: false, onAcknowledge: fn(), onRestore: fn(), onCarryOver: fn() },
} satisfies Meta<typeof DraftNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  name: '[BEY-45] A new template version is announced with lost values, missing fields and the price difference',
  args: {
    draft: {
      ...draft,
      origin: 'restored',
      changes: { lost: ['Futterfarbe: Beige'], missing: ['Rasse'], priceDifferenceCents: 500 },
    },
  },
  play: async ({ canvas, args }) => {
    const notice = await canvas.findByRole('region', { name: /hat sich seit Ihrem letzten Besuch geändert/ });
    await expect(notice).toHaveTextContent('Nicht mehr im Angebot, bitte neu wählenFutterfarbe: Beige');
    await expect(notice).toHaveTextContent('Neu gefragtRasse');
    await expect(notice).toHaveTextContent('5,00 € mehr als zuvor');
    await userEvent.click(canvas.getByRole('button', { name: 'Verstanden' }));
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
  },
};

export const Pinned: Story = {
  name: 'A cart line of an earlier version lists the changes and migrates on request',
  args: {
    draft: {
      ...draft,
      origin: 'line',
      pinned,
      changes: { lost: ['Futterfarbe: Beige'], missing: [], priceDifferenceCents: -300 },
    },
  },
  play: async ({ canvas, args }) => {
    const notice = await canvas.findByRole('region', {
      name: 'Diesen Artikel gibt es inzwischen in einer neuen Fassung',
    });
    await expect(notice).toHaveTextContent('Nicht mehr im Angebot, bitte neu wählenFutterfarbe: Beige');
    await expect(notice).toHaveTextContent('3,00 € weniger als zuvor');
    await userEvent.click(canvas.getByRole('button', { name: 'Angaben in die neue Fassung übernehmen' }));
    await expect(args.onCarryOver).toHaveBeenCalledOnce();
  },
};

export const PinnedWithoutChanges: Story = {
  args: { draft: { ...draft, origin: 'line', pinned } },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('region', {
      name: 'Diesen Artikel gibt es inzwischen in einer neuen Fassung',
    });
    await expect(notice).toHaveTextContent('an Ihrer Auswahl ändert sich dadurch nichts.');
  },
};

export const Shared: Story = {
  name: '[BEY-58] A shared link shows a notice, and the shopper can restore their own choices',
  args: { draft: { ...draft, origin: 'shared', hasPrevious: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sie sehen eine geteilte Konfiguration.');
    await userEvent.click(canvas.getByRole('button', { name: 'Meine eigenen Angaben zurückholen' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

export const BrokenLink: Story = {
  args: { draft: { ...draft, isLinkBroken: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Der Link ist unvollständig.');
  },
};
