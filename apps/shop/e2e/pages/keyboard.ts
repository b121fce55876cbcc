import type { Locator, Page } from '@playwright/test';

const MAX_STOPS = 200;
const LONGEST_TYPED = 12;

/** A keyboard user without a mouse: real key presses, one after the other. */
export class Keyboard {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses keys one after the other: `Escape`, `Alt+ArrowDown`, `ControlOrMeta+s`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Presses Tab (or Shift+Tab) until a control has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let count = 0; count < MAX_STOPS; ) {
      const stops = await target.evaluateAll(stopsTo, key === 'Shift+Tab');
      if (stops === 0) return;
      // Far ones are not looked for after each press; the last stop is left for a look.
      const presses = Math.max(stops - 1, 1);
      for (let press = 0; press < presses; press += 1) await this.page.keyboard.press(key);
      count += presses;
    }
    throw new Error(`${MAX_STOPS} times ${key} did not lead to ${target}`);
  }

  /** Goes to a control and types over what it holds. */
  async typeInto(target: Locator, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.typeOver(text);
  }

  /** Types over what the control with the focus holds. A longer text comes in one go, as from the clipboard. */
  async typeOver(text: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+a');
    if (text.length > LONGEST_TYPED) await this.page.keyboard.insertText(text);
    else await this.page.keyboard.type(text);
  }

  /** Goes to a list and types the first letters of an entry, as far as the keyboard has them: an umlaut it inserts. */
  async choose(target: Locator, entry: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(/^[ -~]*/.exec(entry)?.[0] ?? '');
  }

  /** Goes to a checkbox and ticks it. */
  async tick(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('Space');
  }

  /** Goes to a button and presses it. */
  async activate(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.page.keyboard.press('Enter');
  }
}

/** How many presses of Tab lie between the focus and the first of these elements: 0 where it has it, 1 where that is not known. */
function stopsTo(targets: readonly Element[], isBackwards: boolean): number {
  const [target] = targets;
  if (target !== undefined && target === document.activeElement) return 0;
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ];
  const stops: (Element | null)[] = all.filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, input[type="radio"]:not(:checked)') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null,
  );
  const [from, to] = [stops.indexOf(document.activeElement), stops.indexOf(target ?? null)];
  const distance = isBackwards ? from - to : to - from;
  return from < 0 || to < 0 || distance < 1 ? 1 : distance;
}
