import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { freshDraft } from '../draft.ts';
import { DraftNotice } from './draft-notice.tsx';

const draft = { ...freshDraft, run: 1, hasPrevious: false };

const meta = {
  title: 'Shop/Draft notice',
  component: DraftNotice,
  args: { draft, isMemoryOnly: false, onAcknowledge: fn(), onBringBack: fn() },
} satisfies Meta<typeof DraftNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  name: '[BEY-45] A new version of the template says what is lost, missing and dearer',
  args: {
    draft: {
      ...draft,
      origin: 'restored',
      changes: { lost: ['Futterfarbe: Beige'], missing: ['Rasse'], priceDifferenceCents: 500 },
    },
  },
  play: async ({ canvas, args }) => {
    const notice = canvas.getByRole('region', { name: /hat sich seit Ihrem letzten Besuch geändert/ });
    await expect(notice).toHaveTextContent('Nicht mehr im Angebot, bitte neu wählenFutterfarbe: Beige');
    await expect(notice).toHaveTextContent('Neu gefragtRasse');
    await expect(notice).toHaveTextContent('5,00 € mehr als zuvor');
    await userEvent.click(canvas.getByRole('button', { name: 'Verstanden' }));
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
  },
};

export const Shared: Story = {
  name: '[BEY-58] A link says so, and the own choices can be brought back',
  args: { draft: { ...draft, origin: 'shared', hasPrevious: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sie sehen eine geteilte Konfiguration.');
    await userEvent.click(canvas.getByRole('button', { name: 'Meine eigenen Angaben zurückholen' }));
    await expect(args.onBringBack).toHaveBeenCalledOnce();
  },
};

export const BrokenLink: Story = {
  args: { draft: { ...draft, isLinkBroken: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Der Link ist unvollständig.');
  },
};
