import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { stressTemplate } from 'configurator-core/testing';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { EditorStage } from '../testing/editor-stage.tsx';
import { paneBounds } from './pane-layout.schema.ts';
import { Panes } from './panes.tsx';
import { layoutKey } from './stored-layout.ts';

const meta = {
  title: 'Editor/Panes',
  component: EditorStage,
  parameters: {
    notes: {
      of: Panes,
      keyboard:
        'Each border is a Tab stop: left and right resize the pane by 16 px, Home and End set the smallest ' +
        'and largest width, Enter hides the pane. The focus moves to the button that shows it again, and back ' +
        'when it is shown.',
      accessibility:
        'A border is a `separator` named by its pane, with its width in `aria-valuenow` and its bounds. A ' +
        'hidden pane is out of the Tab order. In narrow windows the buttons of a group with `aria-pressed` ' +
        'choose the pane beside the canvas.',
    },
    layout: 'fullscreen',
  },
  args: { template: dogCoatTemplate },
  beforeEach: () => {
    localStorage.removeItem(layoutKey);
    return () => localStorage.removeItem(layoutKey);
  },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const structure = (canvas: Canvas) => canvas.getByRole('region', { name: 'Structure' });
const properties = (canvas: Canvas) => canvas.getByRole('region', { name: 'Properties' });
const splitter = (canvas: Canvas) => canvas.getByRole('separator', { name: 'Width of the structure' });
const { usual, max, min } = paneBounds.structure;

export const ByKeyboard: Story = {
  name: '[BEY-62] Arrow keys resize a pane, Enter hides it, and the width is stored',
  render: function Visits(args) {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <EditorStage {...args} key={visit} />
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Next visit
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    splitter(canvas).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(splitter(canvas)).toHaveAttribute('aria-valuenow', String(usual + 16));
    await expect(structure(canvas).getBoundingClientRect().width).toBe(usual + 16);
    await userEvent.keyboard('{End}');
    await expect(structure(canvas).getBoundingClientRect().width).toBe(max);
    await userEvent.keyboard('{Home}');
    await expect(structure(canvas).getBoundingClientRect().width).toBe(min);
    await userEvent.keyboard('{Enter}');
    const show = canvas.getByRole('button', { name: 'Show structure' });
    await waitFor(() => expect(show).toHaveFocus());
    await expect(canvas.queryByRole('tree')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next visit' }));
    await expect(canvas.queryByRole('tree')).toBeNull();
    canvas.getByRole('button', { name: 'Show structure' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide structure' })).toHaveFocus());
    await expect(structure(canvas).getBoundingClientRect().width).toBe(min);
  },
};

export const ByPointer: Story = {
  name: '[BEY-62] Dragging resizes a pane and closes it below half of the minimum width',
  play: async ({ canvas }) => {
    const drag = (by: number) => {
      const grip = splitter(canvas);
      const { x } = grip.getBoundingClientRect();
      const pointer = { pointerId: 1, button: 0 };
      fireEvent.pointerDown(grip, { ...pointer, clientX: x });
      fireEvent.pointerMove(grip, { ...pointer, clientX: x + by });
      fireEvent.pointerUp(grip, { ...pointer, clientX: x + by });
    };
    drag(40);
    await expect(structure(canvas).getBoundingClientRect().width).toBe(usual + 40);
    await userEvent.dblClick(splitter(canvas));
    await expect(structure(canvas).getBoundingClientRect().width).toBe(usual);
    drag(-usual + 20);
    await expect(canvas.queryByRole('tree')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show structure' }));
    await expect(canvas.getByRole('tree')).toBeVisible();
  },
};

export const PropertiesOpen: Story = {
  name: '[BEY-62] The properties are a rail until something is selected, and can be hidden again',
  play: async ({ canvas }) => {
    await expect(properties(canvas).getBoundingClientRect().width).toBeLessThan(64);
    const name = within(properties(canvas)).getByText('Inspector');
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Rasse/ }));
    await expect(within(properties(canvas)).getByRole('textbox', { name: 'Label' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide properties' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Inspector' })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: 'Label' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toBeVisible();
  },
};

export const TwoPanes: Story = {
  name: '[BEY-62] Only one of structure and properties is open beside the canvas at 1024 px beside the rail',
  decorators: [
    (Story) => (
      <div style={{ width: 968 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const middle = canvas.getByRole('region', { name: 'Canvas' });
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Rasse/ }));
    await expect(canvas.getByRole('tree')).toBeVisible();
    await userEvent.click(within(middle).getByRole('button', { name: /^Geschlecht/ }));
    await expect(canvas.queryByRole('tree')).toBeNull();
    const label = within(properties(canvas)).getAllByRole('textbox', { name: 'Label' })[0] as HTMLElement;
    await expect(label).toHaveValue('Geschlecht');
    await expect(middle).toBeVisible();
    label.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Geschlecht/ })).toHaveFocus());
    const dock = within(canvas.getByRole('group', { name: 'Pane beside the canvas' }));
    await expect(dock.getByRole('button', { name: 'Structure' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(dock.getByRole('button', { name: 'Properties' }));
    await expect(properties(canvas)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LargeFont: Story = {
  name: '[BEY-62] The structure shows a short label in full with a large font in the browser',
  beforeEach: () => {
    document.documentElement.style.fontSize = '28px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('treeitem', { name: /^Gewicht/ });
    const label = within(item).getByText('Gewicht');
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
};

export const ManySections: Story = {
  name: '[BEY-62] The tabs of many sections stay in one row that scrolls to the selected tab, not the page',
  args: { template: stressTemplate(200) },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('tablist');
    const tabs = within(list).getAllByRole('tab');
    const tops = new Set(tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    await expect(tops.size).toBe(1);
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    tabs[0]?.focus();
    await userEvent.keyboard('{End}');
    const last = tabs.at(-1) as HTMLElement;
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
    // The edge with hidden tabs fades out.
    await waitFor(() => expect(list).toHaveAttribute('data-scrolled'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const editor = canvasElement.querySelector('.te') as Element;
    await expect(editor.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};
