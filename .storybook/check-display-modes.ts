// Checks whole configurators, and one from right to left, at 320 px, at 200 % zoom and in forced colours: they must fit
// the window, have large enough click targets and show the focus. Stores screenshots in reports/stories.
import { afterEach, expect } from 'vitest';
import { cdp, page } from 'vitest/browser';

interface DisplayMode {
  readonly name: string;
  /** CSS px; a window of 1280 × 900 px has 640 × 450 at 200 % zoom. */
  readonly width: number;
  readonly height: number;
  readonly forcedColors: 'none' | 'active';
}

const displayModes: readonly DisplayMode[] = [
  { name: '320px', width: 320, height: 640, forcedColors: 'none' },
  { name: 'zoom-200', width: 640, height: 450, forcedColors: 'none' },
  { name: 'forced-colours', width: 1024, height: 768, forcedColors: 'active' },
];
const normal: DisplayMode = { name: 'normal', width: 1280, height: 900, forcedColors: 'none' };
/** WCAG 2.2, target size (minimum). */
const smallestTargetPx = 24;
const targets = 'a[href], button, select, summary, input:not([type=radio], [type=checkbox]), label:has(input)';

afterEach(async ({ task }) => {
  const isWholeConfigurator =
    task.file.name.endsWith('src/configurator.stories.tsx') || task.name.includes('right to left');
  if (!isWholeConfigurator) return;
  try {
    for (const mode of displayModes) {
      await show(mode);
      const name = `${task.name.toLowerCase().replaceAll(/\W+/g, '-')}-${mode.name}`;
      // Layouts that depend on the width may update a frame later.
      await expect.poll(() => [name, faultsOfPage()], { timeout: 30_000 }).toEqual([name, []]);
      window.scrollTo(0, 0);
      await page.screenshot({ path: `../../../reports/stories/${name}.png` });
    }
  } finally {
    await show(normal);
  }
});

async function show({ width, height, forcedColors }: DisplayMode): Promise<void> {
  await page.viewport(width, height);
  const features = [{ name: 'forced-colors', value: forcedColors }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Problems of the page as text; empty if there are none. */
function faultsOfPage(): readonly string[] {
  const overflowPx = document.documentElement.scrollWidth - window.innerWidth;
  return [
    ...(overflowPx > 0 ? [`${overflowPx} px wider than the window`] : []),
    ...[...document.querySelectorAll<HTMLElement>(targets)]
      .filter((target) => target.checkVisibility())
      .flatMap(faultsOfTarget),
  ];
}

function faultsOfTarget(target: HTMLElement): readonly string[] {
  const name = `${target.tagName} ${target.textContent?.trim().slice(0, 40)}`;
  const { width, height } = target.getBoundingClientRect();
  const control = target.querySelector('input') ?? target;
  const byKey = { preventScroll: true, focusVisible: true };
  control.focus(byKey);
  return [
    ...(Math.min(width, height) < smallestTargetPx ? [`${name}: ${Math.round(width)} × ${Math.round(height)} px`] : []),
    ...(isFocusVisible(control) || control.matches(':disabled') ? [] : [`${name}: the focus does not show`]),
  ];
}

/** Whether the control or its wrapper has an outline. */
function isFocusVisible(control: Element): boolean {
  for (let element: Element | null = control; element !== null; element = element.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
    if (element.matches('label, .cfg-control')) break;
  }
  return false;
}
