import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import type { SaveReply, SaveRequest } from './save-reply.ts';
import { TemplateEditor } from './template-editor.tsx';

const save = fn<(request: SaveRequest) => Promise<SaveReply>>();
const saved: SaveReply = { status: 'saved', version: 2 };

const meta = {
  title: 'Editor/Saving',
  component: EditorStage,
  parameters: {
    notes: {
      of: TemplateEditor,
      keyboard:
        'Ctrl+S and the button save; while a save is running, both are ignored. The button keeps the focus, unless ' +
        'typed JSON must be applied or discarded first: its text then has the focus.',
      accessibility:
        'While a save is running, the button has another label and `aria-disabled`. A failure is an `alert` with ' +
        'the reason; the template stays marked as unsaved.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate, onSave: save },
  beforeEach: () => {
    save.mockReset();
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HostBreaks: Story = {
  name: '[BEY-62] A host that throws while saving shows an error; the template stays unsaved and can be saved again',
  play: async ({ canvas }) => {
    save.mockRejectedValueOnce(new Error('Failed to fetch')).mockResolvedValueOnce(saved);
    const name = canvas.getByRole('textbox', { name: 'Template name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Regenmantel');
    const button = canvas.getByRole('button', { name: 'Save Template' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The template could not be saved (Failed to fetch). Nothing is lost: press Save Template again.',
    );
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await expect(name).toHaveValue('Regenmantel');
    await userEvent.click(button);
    await expect(await canvas.findByText('Live as version 2.')).toBeVisible();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const PressedTwice: Story = {
  name: '[BEY-62] Save Template pressed twice, and by keys, saves once',
  play: async ({ canvas }) => {
    let answer: (reply: SaveReply) => void = () => undefined;
    save.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save Template' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const button = canvas.getByRole('button', { name: 'Saving …' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Control>}s{/Control}');
    answer(saved);
    await expect(await canvas.findByText('Live as version 2.')).toBeVisible();
    await expect(save).toHaveBeenCalledOnce();
  },
};

export const Unpublished: Story = {
  name: '[ADM-TPL-07] A template that the host does not publish is saved, and the editor says why it is not in the shop',
  play: async ({ canvas }) => {
    save.mockResolvedValue({ ...saved, unpublished: 'Another admin saved it in the meantime.' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Template name' }), ' neu');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(
      await canvas.findByText(
        'Saved, not published. Another admin saved it in the meantime. The shop keeps version 2.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

const { Worker: original } = window;

/** A worker whose script cannot be loaded: it dispatches one error and never replies. */
class BrokenWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new ErrorEvent('error')));
  }
  postMessage() {}
  terminate() {}
}

export const NoFindings: Story = {
  name: '[BEY-62] A template whose findings cannot be computed is saved as a draft; they return once they can',
  beforeEach: () => {
    Reflect.set(window, 'Worker', BrokenWorker);
    return () => {
      window.Worker = original;
    };
  },
  play: async ({ canvas }) => {
    const side = within(canvas.getByRole('region', { name: 'Properties' }));
    await userEvent.click(side.getByRole('button', { name: /^Findings/ }));
    await expect(await side.findByText(/^The check could not start/)).toBeVisible();
    save.mockResolvedValue(saved);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Template' }));
    await expect(await canvas.findByText(/^Saved as a draft/)).toBeVisible();
    await expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ publish: false }));
    window.Worker = original;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Template name' }), ' neu');
    await waitFor(() => expect(side.queryByText(/^The check could not start/)).toBeNull());
  },
};

const restored = fn();

export const RecoveredOutdated: Story = {
  name: '[BEY-62] [BEY-65] Restoring changes older than the saved template is announced and reported to the host',
  args: {
    recovered: {
      template: { ...dogCoatTemplate, name: 'Vor dem Absturz' },
      changedAt: '2026-11-21T12:03:00Z',
      isOutdated: true,
    },
    onRestoreRecovered: restored,
  },
  play: async ({ canvas }) => {
    restored.mockClear();
    await expect(canvas.getByText(/The template was saved since\./)).toBeVisible();
    await expect(restored).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(restored).toHaveBeenCalledOnce();
  },
};

export const TypedJson: Story = {
  name: '[BEY-62] Typed JSON is kept in other views, and a save waits until it is applied or discarded',
  play: async ({ canvas }) => {
    save.mockResolvedValue(saved);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const message = 'Apply or discard the typed JSON first.';
    await press('JSON');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Template as JSON' }), 'x');
    await press('Build');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await press('Save Template');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Template as JSON' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text.value).toMatch(/x$/);
    await expect(save).not.toHaveBeenCalled();
    await press('Discard');
    await expect(canvas.queryByText(message)).toBeNull();
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
    await press('Save Template');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  },
};
