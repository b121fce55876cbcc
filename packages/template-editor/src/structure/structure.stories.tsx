import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireTemplate } from 'configurator-core/testing';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { StructurePane } from './structure-pane.tsx';

const onUnsaved = fn();

const template = wireTemplate([
  { title: 'Maße', groups: [{ title: 'Körper', fields: [{ name: 'neck' }, { name: 'chest' }] }] },
  { title: 'Stoff', groups: [{ title: 'Farbe', fields: [{ name: 'outer' }, { name: 'lining' }] }] },
]);

const meta = {
  title: 'Editor/Structure',
  component: EditorStage,
  parameters: {
    notes: {
      of: StructurePane,
      keyboard:
        'The tree is one Tab stop. Arrow keys move through it, expand and collapse; Home and End move to the first ' +
        'and the last row. Space starts a drag, arrow keys choose a place, Space drops, Escape cancels. Alt with an ' +
        'arrow moves a row directly. Insert or `+` adds, Delete deletes, Shift with an arrow and Ctrl+A select several, Ctrl+C, ' +
        'Ctrl+V and Ctrl+D copy, paste and duplicate, Enter opens the properties.',
      accessibility:
        'A `tree` with level, position and number of siblings. The name of a row contains required, condition, ' +
        'error and warning. Each place during a drag is announced in words. Mouse, touch and keyboard ' +
        'produce the same document.',
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

/** Waits until the host receives fields with these names, by group. It may first receive an intermediate change. */
async function expectReceived(fieldsByGroup: string[][]): Promise<void> {
  await waitFor(() => {
    const [json] = (onUnsaved.mock.lastCall ?? []) as [typeof template | undefined];
    const groups = json?.sections.flatMap((section) => section.groups);
    expect(groups?.map(({ fields }) => fields.map(({ name }) => name))).toEqual(fieldsByGroup);
  });
}

/** `chest` was moved before `lining`. */
const wanted = [['neck'], ['outer', 'chest', 'lining']];

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const DragByKeyboard: Story = {
  name: '[BEY-62] Space and arrow keys drag a field into another section and announce its position',
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('treeitem', { name: 'chest' }).focus();
    await userEvent.keyboard('[Space]');
    const announcement = () =>
      within(canvasElement.ownerDocument.body)
        .getAllByRole('status')
        .map((node) => node.textContent);
    await waitFor(() => expect(announcement().join()).toContain('group “Körper”, place 2 of 2, where it was'));
    for (const where of ['group “Farbe”, place 1 of 3', 'group “Farbe”, place 2 of 3']) {
      await frame();
      await userEvent.keyboard('[ArrowDown]');
      await waitFor(() => expect(announcement().join()).toContain(where));
    }
    await userEvent.keyboard('[Space]');
    await expectReceived(wanted);
  },
};

export const DragByMouse: Story = {
  name: '[BEY-62] Dragging a field with the mouse gives the same document as by keyboard',
  play: async ({ canvas }) => {
    const from = canvas.getByRole('treeitem', { name: 'chest' }).getBoundingClientRect();
    const to = canvas.getByRole('treeitem', { name: 'lining' }).getBoundingClientRect();
    const document = window.document;
    const [x, y] = [from.left + 60, from.top + from.height / 2];
    fireEvent.mouseDown(canvas.getByRole('treeitem', { name: 'chest' }), { button: 0, clientX: x, clientY: y });
    for (const height of [y + 10, y + 30, to.top]) {
      await frame();
      fireEvent.mouseMove(document, { clientX: x, clientY: height });
    }
    await frame();
    fireEvent.mouseUp(document, { clientX: x, clientY: to.top });
    await expectReceived(wanted);
  },
};

export const DragByTouch: Story = {
  name: '[BEY-62] A long press drags a field by touch; moving at once scrolls',
  play: async ({ canvas }) => {
    const row = canvas.getByRole('treeitem', { name: 'chest' });
    const from = row.getBoundingClientRect();
    const to = canvas.getByRole('treeitem', { name: 'lining' }).getBoundingClientRect();
    const x = from.left + 60;
    const touchAt = (y: number) => ({
      touches: [new Touch({ identifier: 1, target: row, clientX: x, clientY: y })],
    });
    const y = from.top + from.height / 2;
    fireEvent.touchStart(row, touchAt(y));
    fireEvent.touchMove(row, touchAt(y + 40));
    // Longer than the delay of a long press.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(row).not.toHaveAttribute('data-dragging');
    fireEvent.touchEnd(row);
    fireEvent.touchStart(row, touchAt(y));
    await waitFor(() => expect(row).toHaveAttribute('data-dragging'));
    for (const height of [y + 30, to.top]) {
      await frame();
      fireEvent.touchMove(row, touchAt(height));
    }
    await frame();
    fireEvent.touchEnd(row);
    await expectReceived(wanted);
  },
};

export const MoveByKeys: Story = {
  name: '[BEY-62] [ADM-TPL-18] Alt with an arrow key moves a field, and the buttons move groups',
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: 'chest' }).focus();
    await userEvent.keyboard('{Alt>}[ArrowDown][ArrowDown]{/Alt}');
    await expectReceived(wanted);
    await expect(canvas.getByRole('treeitem', { name: 'chest' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Farbe' }));
    onUnsaved.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await waitFor(() => {
      const [json] = (onUnsaved.mock.lastCall ?? []) as [typeof template | undefined];
      const titles = json?.sections.map(({ groups }) => groups.map(({ title }) => title));
      expect(titles).toEqual([['Körper', 'Farbe'], []]);
    });
    await expect(canvas.getByRole('button', { name: 'Undo', description: /^Undo: Move group “Farbe”/ })).toBeVisible();
  },
};

export const SeveralAtOnce: Story = {
  name: '[BEY-62] Several parts are selected, copied, pasted and deleted together',
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree');
    await userEvent.click(canvas.getByRole('treeitem', { name: 'neck' }));
    const { top } = tree.getBoundingClientRect();
    await userEvent.keyboard('{Shift>}[ArrowDown]{/Shift}');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    // The count overlays the structure, so that no row shifts under the pointer.
    await expect(tree.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Farbe' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await expectReceived([
      ['neck', 'chest'],
      ['outer', 'lining', 'neck2', 'chest2'],
    ]);
    onUnsaved.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(null));
  },
};

export const PasteFromAnotherCurrency: Story = {
  name: '[BEY-62] Parts with prices in another currency are not pasted, and the reason is announced',
  play: async ({ canvas }) => {
    const option = { id: 'o', label: 'L', value: 'l', additional_price: 800 };
    const field = { id: 'f', name: 'size', field_type: 'radio', label: 'Size', options: [option] };
    const copied = { format: 'template-parts', version: 2, currency: 'JPY', parts: [{ kind: 'field', part: field }] };
    using _ = spyOn(navigator.clipboard, 'readText').mockResolvedValue(JSON.stringify(copied));
    await userEvent.click(canvas.getByRole('treeitem', { name: 'neck' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(canvas.getByText(/These parts have prices in JPY/)).toBeInTheDocument());
    await expect(canvas.queryByRole('treeitem', { name: 'Size' })).toBeNull();
  },
};

/** `neck` and `chest` were moved between `outer` and `lining`. */
const together = [[], ['outer', 'neck', 'chest', 'lining']];

export const MoveSeveralByKeys: Story = {
  name: '[BEY-62] Selected parts move together by keys as one undo step',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'neck' }));
    await userEvent.keyboard('{Shift>}[ArrowDown]{/Shift}{Alt>}[ArrowDown][ArrowDown]{/Alt}');
    await expectReceived(together);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: 'Undo: Move 2 fields' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo', description: 'Undo: Move 2 fields' }));
    await expect(canvas.getByText('No unsaved changes')).toBeVisible();
  },
};

export const DragSeveral: Story = {
  name: '[BEY-62] Dragging one selected part with the mouse moves all and gives the same document',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'neck' }));
    await userEvent.keyboard('{Shift>}[ArrowDown]{/Shift}');
    const row = canvas.getByRole('treeitem', { name: 'neck' });
    const from = row.getBoundingClientRect();
    const to = canvas.getByRole('treeitem', { name: 'lining' }).getBoundingClientRect();
    const [x, y] = [from.left + 60, from.top + from.height / 2];
    fireEvent.mouseDown(row, { button: 0, clientX: x, clientY: y });
    for (const height of [y + 10, y + 30, to.top]) {
      await frame();
      fireEvent.mouseMove(document, { clientX: x, clientY: height });
    }
    await frame();
    await expect(within(canvasElement.ownerDocument.body).getByText('2 fields')).toBeVisible();
    fireEvent.mouseUp(document, { clientX: x, clientY: to.top });
    await expectReceived(together);
  },
};

export const AddByKeys: Story = {
  name: '[BEY-62] Insert adds a part by its first letter; Escape returns from the inspector to the tree',
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: 'neck' }).focus();
    await userEvent.keyboard('{Insert}n{Enter}');
    const label = canvas.getByRole('textbox', { name: 'Label' });
    await waitFor(() => expect(label).toHaveFocus());
    await userEvent.keyboard('Bauch{Escape}');
    await expect(canvas.getByRole('treeitem', { name: 'Bauch' })).toHaveFocus();
    await userEvent.keyboard('{Insert}{Escape}');
    await expect(canvas.getByRole('treeitem', { name: 'Bauch' })).toHaveFocus();
    await userEvent.keyboard('{Control>}d{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem', { name: 'Bauch' })[1]).toHaveFocus());
    await expectReceived([
      // A new field derives its name from its label.
      ['neck', 'bauch', 'bauch2', 'chest'],
      ['outer', 'lining'],
    ]);
  },
};

export const FocusBeforeNextFrame: Story = {
  name: 'The focus moves to an added part before the next frame, however long that takes',
  beforeEach: () => {
    const frames = spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    return () => frames.mockRestore();
  },
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: 'neck' }).focus();
    await userEvent.keyboard('{Insert}n{Enter}Bauch{Escape}');
    await expect(canvas.getByRole('treeitem', { name: 'Bauch' })).toHaveFocus();
    await userEvent.keyboard('{Control>}d{/Control}{Insert}t{Enter}Notiz');
    await expectReceived([
      ['neck', 'bauch', 'bauch2', 'notiz', 'chest'],
      ['outer', 'lining'],
    ]);
  },
};

export const PickerCloses: Story = {
  name: 'The list of part types closes when something else is pressed or focused, and by its own button',
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add a part' });
    const isOpen = () => canvas.queryByRole('group', { name: 'Part types' }) !== null;
    await userEvent.click(add);
    await expect(isOpen()).toBe(true);
    await userEvent.click(canvas.getByRole('region', { name: 'Canvas' }));
    await expect(isOpen()).toBe(false);
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(isOpen()).toBe(false);
    await userEvent.click(add);
    canvas.getByRole('button', { name: 'Preview' }).focus();
    await waitFor(() => expect(isOpen()).toBe(false));
    await userEvent.click(canvas.getAllByRole('tab').at(-1) as HTMLElement);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Add field/ })[0] as HTMLElement);
    await expect(canvas.getByRole('group', { name: 'Field types' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
    await expect(canvas.queryByRole('group', { name: 'Field types' })).toBeNull();
  },
};
