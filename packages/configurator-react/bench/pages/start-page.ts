import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Work } from '../work.ts';
import { afterThisFrame } from './after-this-frame.ts';
import { recordKeystrokes } from './record-keystrokes.ts';

/** Functions of a page that the driver calls. */
export interface BenchPage {
  /** Mounts the form. @returns ms until the end of the frame that shows every field */
  mount: () => Promise<number>;
  /** Labels of the visible fields, in template order. */
  shownLabels: () => readonly string[];
  /** Every keystroke since the last call: ms from keydown to the end of the next frame. */
  takeKeystrokes: () => readonly number[];
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** Reads the labels from the visible text, which works for all libraries. */
function shownLabels(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const places = new Set<number>();
  while (texts.nextNode() !== null) {
    const { parentElement: parent, textContent: text } = texts.currentNode;
    const place = /Feld (\d+)/.exec(text ?? '')?.[1];
    if (place !== undefined && parent?.checkVisibility()) places.add(Number(place));
  }
  return [...places].sort((left, right) => left - right).map((place) => `Feld ${place}`);
}

/** Returns the work that the driver embedded in the page. */
export function readWork(): Work {
  const element = document.getElementById('work');
  if (element === null) throw new Error('The page holds no work.');
  return JSON.parse(element.textContent);
}

/** Exposes a form to the driver. Preparation, such as converting a schema, is already done and not timed. */
export function startPage(work: Work, page: () => ReactNode): void {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no root.');
  const root = createRoot(container);
  const lastLabel = work.shownLabels.at(-1) ?? '';
  const mount = () =>
    new Promise<number>((resolve) => {
      const started = performance.now();
      // A library may render after the first frame or over several. Only a frame that starts complete counts.
      const look = () =>
        requestAnimationFrame(() => {
          if (!container.textContent.includes(lastLabel)) return look();
          afterThisFrame(() => {
            const elapsed = performance.now() - started;
            if (shownLabels().length >= work.shownLabels.length) resolve(elapsed);
            else look();
          });
        });
      root.render(page());
      look();
    });
  window.bench = { mount, shownLabels, takeKeystrokes: recordKeystrokes() };
}
