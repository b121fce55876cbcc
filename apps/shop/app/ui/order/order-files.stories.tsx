import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FileLinkReply } from 'shop-backend/contracts';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { PageLanguage } from '../page/page-language.ts';
import { type FetchFileLink, OrderFileLinks } from './order-file-links.ts';
import { OrderFiles } from './order-files.tsx';

const photo = {
  id: '70000000-0000-4000-8000-000000000001',
  name: 'Bello.webp',
  mediaType: 'image/webp',
  bytes: 2_200_000,
};
const pattern = {
  id: '70000000-0000-4000-8000-000000000002',
  name: 'Schnittmuster.pdf',
  mediaType: 'application/pdf',
  bytes: 90_000,
};

const found: FetchFileLink = async (id) => {
  const isPhoto = id === photo.id;
  const { name, mediaType, bytes } = isPhoto ? photo : pattern;
  const url = isPhoto ? '/catalogue/geschirr-leichtfuss-960.webp' : `data:application/pdf,${name}`;
  const reply = { url, name, mediaType: mediaType as FileLinkReply['mediaType'], bytes, expiresInSeconds: 300 };
  return { ok: true, value: reply };
};
const refused =
  (code: 'file_not_found' | 'network'): FetchFileLink =>
  async () => ({ ok: false, error: { code, params: {} } });
const fetchLink = fn(found);

/** The preview, once its picture is loaded. */
async function loadedPicture(canvas: { findByRole: (role: 'img', options: { name: string }) => Promise<HTMLElement> }) {
  const picture = await canvas.findByRole('img', { name: 'Vorschau von Bello.webp' });
  await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 960));
  return picture;
}

const meta = {
  title: 'Shop/Parts/Order files',
  component: OrderFiles,
  parameters: {
    notes: {
      keyboard: 'One button per file saves it.',
      accessibility:
        'A list. The preview is an image named by its file; the button names the file too. A failure is a status ' +
        'beside the file.',
    },
  },
  args: { value: [photo, pattern] },
  beforeEach: () => {
    fetchLink.mockReset().mockImplementation(found);
  },
  decorators: [
    (Story) => (
      <OrderFileLinks value={fetchLink}>
        <Story />
      </OrderFileLinks>
    ),
  ],
} satisfies Meta<typeof OrderFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PictureAndPdf: Story = {
  play: async ({ canvas }) => {
    await expect(await loadedPicture(canvas)).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByText(/Bello\.webp/).parentElement).toHaveTextContent('(2,2 MB)');
    await expect(canvas.getByText(/Schnittmuster\.pdf/).parentElement).toHaveTextContent('(90 kB)');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      document.body.dataset.saved = this.download;
    });
    const callCount = fetchLink.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Schnittmuster.pdf herunterladen' }));
    await waitFor(() => expect(document.body.dataset.saved).toBe('Schnittmuster.pdf'));
    // The URL requested when the page was opened may have expired.
    await expect(fetchLink.mock.calls.slice(callCount)).toEqual([[pattern.id]]);
    saved.mockRestore();
    delete document.body.dataset.saved;
  },
};

/** Deleted with the personal data of the order, or by the cleanup. */
export const Gone: Story = {
  beforeEach: () => {
    fetchLink.mockImplementation(refused('file_not_found'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Diese Datei ist nicht mehr vorhanden.')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Bello\.webp/)).toBeVisible();
  },
};

/** No connection, or a URL that expired before the picture loaded: a click requests a new one. */
export const Failed: Story = {
  args: { value: [photo] },
  beforeEach: () => {
    fetchLink.mockImplementation(refused('network'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Die Datei konnte nicht geladen werden.');
    fetchLink.mockImplementation(async (id) => {
      const reply = await found(id);
      return reply.ok ? { ok: true, value: { ...reply.value, url: '/gone.webp' } } : reply;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(fetchLink).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    fetchLink.mockImplementation(found);
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await loadedPicture(canvas)).toBeVisible();
  },
};

/** Nothing is requested before it is visible. */
export const BelowTheFold: Story = {
  args: { value: [photo] },
  decorators: [
    (Story) => (
      <details>
        <summary>Konfiguriert</summary>
        <Story />
      </details>
    ),
  ],
  play: async ({ canvas }) => {
    // The browser reports visibility with a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(fetchLink).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('Konfiguriert'));
    await expect(await canvas.findByRole('img')).toBeVisible();
    await expect(fetchLink).toHaveBeenCalledTimes(1);
  },
};

export const OnASheet: Story = {
  args: { isSheet: true },
  play: async ({ canvas }) => {
    await expect(await loadedPicture(canvas)).toBeVisible();
  },
};

export const English: Story = {
  args: { value: [photo] },
  decorators: [
    (Story) => (
      <PageLanguage value="en">
        <Story />
      </PageLanguage>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Preview of Bello.webp' })).toBeVisible();
    await expect(canvas.getByText(/Bello\.webp/).parentElement).toHaveTextContent('(2.2 MB)');
    await expect(canvas.getByRole('button', { name: 'Download Bello.webp' })).toBeVisible();
  },
};
