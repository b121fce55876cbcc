import type { Meta, StoryObj } from '@storybook/react-vite';
import { dogCoatTemplate } from 'configurator-core/templates';
import { brokenTemplates } from 'configurator-core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { connectedTemplate } from '../../testing/connected-template.ts';
import { EditorStage } from '../../testing/editor-stage.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import { RuleMap } from './rule-map.tsx';

const meta = {
  title: 'Editor/Rule map',
  component: EditorStage,
  parameters: {
    layout: 'fullscreen',
    notes: {
      of: RuleMap,
      keyboard:
        'The map is one Tab stop. Left and right follow the arrows to a cause or an effect, up and down move to the next ' +
        'part, Page Up and Page Down to the next section, Home and End to the first and the last part. On a section, ' +
        'left collapses it and right expands it. Enter selects a part, plus and minus zoom, 0 shows the whole map, and / ' +
        'focuses the search.',
      accessibility:
        'Parts are buttons that are named by their label, their rule and their problems. Causes and effects of the ' +
        'selected part are also listed in words below the map, and the table below lists every rule.',
    },
  },
  args: { template: dogCoatTemplate },
} satisfies Meta<typeof EditorStage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the map and waits until it is drawn. */
async function openMap(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Logic' }));
  const map = await canvas.findByRole('application', { name: 'Rule map' });
  return { map, nodes: within(map) };
}

/** Counts the drawn arrows of a style. */
const countArrows = (map: HTMLElement, look: string) =>
  Number(map.querySelector(`.te-map-edge[data-look="${look}"]`)?.getAttribute('data-count') ?? 0);

export const Empty: Story = {
  name: 'A template without rules shows a message instead of a map',
  args: { template: { id: 'new', name: 'Neu', sections: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logic' }));
    await expect(canvas.getByText(/^No rules yet/)).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};

export const Coat: Story = {
  name: 'A selected field shows its causes, effects and rule in the map and in words',
  play: async ({ canvas }) => {
    const { map, nodes } = await openMap(canvas);
    await waitFor(() => expect(countArrows(map, 'plain')).toBeGreaterThan(0));
    await userEvent.click(nodes.getByRole('button', { name: /^Innenfutter, field/ }));
    await expect(nodes.getByRole('button', { name: /^Innenfutter, field/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(nodes.getByRole('button', { name: /^Futterfarbe, .*, Effect$/ })).toHaveTextContent('Effect');
    await expect(countArrows(map, 'effect')).toBeGreaterThan(0);
    await expect(countArrows(map, 'plain')).toBe(0);
    const words = within(canvas.getByRole('region', { name: 'Innenfutter' }));
    await userEvent.click(within(words.getByRole('list', { name: 'Affects' })).getByText('Futterfarbe'));
    await waitFor(() => expect(nodes.getByRole('button', { name: /^Futterfarbe, When/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(nodes.getByRole('button', { name: /^Innenfutter, field/ })).toHaveTextContent('Cause');
    await expect(canvas.getAllByRole('textbox', { name: 'Label' })[0]).toHaveValue('Futterfarbe');
  },
};

export const ByKeyboard: Story = {
  name: 'Arrow keys follow the edges, keys zoom, the search jumps to a node',
  play: async ({ canvas }) => {
    const { map, nodes } = await openMap(canvas);
    const viewport = map.querySelector<HTMLElement>('.react-flow__viewport') as HTMLElement;
    const zoom = () => new DOMMatrix(getComputedStyle(viewport).transform).a;
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Find in the map' }));
    await userEvent.keyboard('innenf');
    await expect(canvas.getByText('1 match. Enter jumps to it.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const lining = nodes.getByRole('button', { name: /^Innenfutter, field/ });
    await waitFor(() => expect(lining).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(nodes.getByRole('button', { name: /^Futterfarbe, When/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(lining).toHaveFocus());
    const before = zoom();
    await userEvent.keyboard('+');
    await waitFor(() => expect(zoom()).toBeGreaterThan(before * 1.1));
    await userEvent.keyboard('--');
    await waitFor(() => expect(zoom()).toBeLessThan(before));
    await userEvent.keyboard('0');
    await waitFor(() => {
      const [inner, outer] = [viewport.querySelector('.te-map-edges'), map].map((part) =>
        part?.getBoundingClientRect(),
      );
      expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
      expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0);
    });
    // There is only one tab stop after arrow key navigation.
    await expect(map.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Find in the map' })).toHaveFocus();
  },
};

export const Sections: Story = {
  name: 'Sections collapse and expand by keyboard and pointer, and the search expands its target',
  args: { template: connectedTemplate(30) },
  play: async ({ canvas }) => {
    const { nodes } = await openMap(canvas);
    await userEvent.click(nodes.getByRole('button', { name: 'Schritt 2, 10 elements' }));
    await expect(nodes.queryByRole('button', { name: /^Feld 12,/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await nodes.findByRole('button', { name: /^Feld 12,/ })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(nodes.queryByRole('button', { name: /^Feld 12,/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await waitFor(() => expect(nodes.queryByRole('button', { name: /^Feld/ })).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in the map' }), 'feld 12{Enter}');
    await waitFor(() => expect(nodes.getByRole('button', { name: /^Feld 12,/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(await nodes.findByRole('button', { name: /^Feld 29,/ })).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'A broken rule is marked in the map and in the table, with example values',
  args: { template: brokenTemplates['a required field whose options all vanish'].template },
  play: async ({ canvas }) => {
    const { map, nodes } = await openMap(canvas);
    const broken = await nodes.findByRole('button', { name: /, 1 problem$/ });
    await expect(broken).toHaveAttribute('data-problem', 'error');
    await waitFor(() => expect(countArrows(map, 'broken')).toBeGreaterThan(0));
    await userEvent.click(broken);
    const [label = ''] = broken.querySelector('.te-unseen')?.textContent?.split(',') ?? [];
    const details = within(
      within(canvas.getByRole('region', { name: 'Dependencies' })).getByRole('region', { name: label }),
    );
    await expect(details.getByText('Occurs with')).toBeVisible();
    await expect(details.getAllByRole('definition').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only with problems' }));
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByText('Occurs with').length).toBe(table.getAllByRole('rowheader').length);
  },
};

export const Table: Story = {
  name: 'The table of rules is filtered by text and by problems',
  args: { template: connectedTemplate(30) },
  play: async ({ canvas }) => {
    await openMap(canvas);
    const rows = () => within(canvas.getByRole('table')).getAllByRole('rowheader');
    await waitFor(() => expect(rows()).toHaveLength(24));
    const all = rows().length;
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter rules' }), 'Feld 12');
    await expect(rows().length).toBeLessThan(all);
    await expect(canvas.getByText(`${rows().length} of ${all} rules`)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Filter rules' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only with problems' }));
    await waitFor(() => expect(within(canvas.getByRole('table')).queryAllByRole('rowheader')).toHaveLength(0));
  },
};

export const TwoHundredFields: Story = {
  name: 'A map of 200 fields shows all of them and finds one',
  args: { template: connectedTemplate(200) },
  play: async ({ canvas }) => {
    const { map } = await openMap(canvas);
    await waitFor(() => expect(map.querySelectorAll('.te-map-node')).toHaveLength(200));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in the map' }), 'Feld 187{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Feld 187,/));
  },
};

export const FiveHundredFields: Story = {
  name: 'A map of 500 fields shows all of them and reaches the last by keys',
  args: { template: connectedTemplate(500) },
  play: async ({ canvas }) => {
    const { map } = await openMap(canvas);
    await waitFor(() => expect(map.querySelectorAll('.te-map-node')).toHaveLength(500));
    (map.querySelector('button[tabindex="0"]') as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Feld 49\d,/));
    await waitFor(() => {
      const [inner, outer] = [document.activeElement?.getBoundingClientRect(), map.getBoundingClientRect()];
      expect(inner?.bottom).toBeLessThanOrEqual(outer.bottom);
      expect(inner?.top).toBeGreaterThanOrEqual(outer.top);
    });
  },
};

export const TableByKeyboard: Story = {
  name: 'The rules are filtered by keyboard, and a rule opens its part',
  play: async ({ canvas }) => {
    await openMap(canvas);
    await tabTo(canvas.getByRole('searchbox', { name: 'Filter rules' }));
    await userEvent.keyboard('Futterfarbe');
    await expect(canvas.getByText(/^1 of \d+ rules$/)).toBeVisible();
    const table = within(canvas.getByRole('table'));
    await tabTo(table.getByRole('button', { name: 'Futterfarbe' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Label' })[0]).toHaveValue('Futterfarbe'));
  },
};
