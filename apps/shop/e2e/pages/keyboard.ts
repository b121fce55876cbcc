import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 200;

/** The keyboard of somebody who has no mouse: real key presses, one after the other, and nothing else. */
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
    for (let count = 0; count < MOST_STOPS; count += 1) {
      if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement)))
        return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`${MOST_STOPS} times ${key} did not lead to ${target}`);
  }

  /** Goes to a control and types over what it holds. */
  async typeInto(target: Locator, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.typeOver(text);
  }

  /** Types over what the control with the focus holds. */
  async typeOver(text: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
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
