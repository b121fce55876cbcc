import type { Meta, StoryObj } from '@storybook/react-vite';
import { builtInTemplates } from 'configurator-core/templates';
import { dogBedTemplate } from 'configurator-core/testing';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Configurator } from './configurator.tsx';

interface HydratedProps {
  readonly template: unknown;
}

/** Calls `onHydrated` once React has hydrated its children. */
function HydrationProbe({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Unmounted at the end of the story, outside of React's rendering. */
let root: Root | null = null;

/** Inserts the server's markup into the page and hydrates it. */
function Hydrated({ template }: HydratedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const container = place.current?.appendChild(document.createElement('div'));
    if (container === undefined) return;
    const parsed = new DOMParser().parseFromString(renderToString(<Configurator template={template} />), 'text/html');
    container.replaceChildren(...parsed.body.childNodes);
    const found: string[] = [];
    root = hydrateRoot(
      container,
      <HydrationProbe onHydrated={() => setFaults(found)}>
        <Configurator template={template} />
      </HydrationProbe>,
      { onRecoverableError: (error) => found.push(String(error)) },
    );
    return () => container.remove();
  }, [template]);
  return (
    <main className="stage">
      <div ref={place} data-faults={faults === null ? undefined : faults.join('\n')} data-testid="hydrated" />
    </main>
  );
}

const meta = {
  title: 'React/Configurator/Hydration',
  component: Hydrated,
  parameters: {
    notes: {
      keyboard: 'The same controls and keys as in the whole configurator, before and after hydration.',
      accessibility:
        'The server sends the complete markup with labels, descriptions and headings, so assistive technology ' +
        'can read the page before any script has run. The ids that connect labels and controls are the same on ' +
        'both sides.',
    },
    layout: 'fullscreen',
  },
  args: { template: builtInTemplates['dog-coat'] },
  beforeEach: () => {
    const errors = spyOn(console, 'error');
    return () => {
      root?.unmount();
      errors.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('hydrated')).toHaveAttribute('data-faults', ''));
    await expect(console.error).not.toHaveBeenCalled();
  },
} satisfies Meta<typeof Hydrated>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DogCoat: Story = { name: 'The server markup of a coat is hydrated without a warning' };
export const DogBed: Story = {
  name: 'The server markup of a dog bed is hydrated without a warning',
  args: { template: dogBedTemplate },
};
