import type { Locator, Page } from '@playwright/test';

const MAX_STOPS = 200;
const LONGEST_TYPED = 12;
/** After this time without a key, a list forgets what was typed. */
const FORGETS_AFTER_MS = 1_200;

/** A user with a keyboard but no mouse: real key presses, one after the other. */
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
      // Skips most checks for a distant control, but checks again one stop before it.
      const presses = Math.max(stops - 1, 1);
      for (let press = 0; press < presses; press += 1) await this.page.keyboard.press(key);
      count += presses;
    }
    throw new Error(`${target} was not reached after ${MAX_STOPS} presses of ${key}`);
  }

  /** Focuses a control and replaces its text. */
  async typeInto(target: Locator, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.typeOver(text);
  }

  /** Replaces the text of the focused control. A long text is inserted at once, like from the clipboard. */
  async typeOver(text: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+a');
    if (text.length > LONGEST_TYPED) await this.page.keyboard.insertText(text);
    else await this.page.keyboard.type(text);
  }

  /**
   * Focuses a list and types the start of an entry, up to the first character that is not ASCII. The browser forgets what
   * was typed after a second without a key, which a busy machine may take: then it is typed again.
   */
  async choose(target: Locator, entry: string): Promise<void> {
    await this.tabTo(target);
    const start = /^[ -~]*/.exec(entry)?.[0] ?? '';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await this.page.keyboard.type(start);
      // The list is gone if the choice replaced it.
      const chosen = await target
        .evaluate((list) => (list instanceof HTMLSelectElement ? list.selectedOptions[0]?.label : undefined), null, {
          timeout: FORGETS_AFTER_MS,
        })
        .catch(() => undefined);
      if (chosen === undefined || chosen.startsWith(start)) return;
      await this.page.waitForTimeout(FORGETS_AFTER_MS);
    }
  }

  /** Focuses a checkbox and checks it. */
  async tick(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('Space');
  }

  /** Focuses a button and presses it. */
  async activate(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.page.keyboard.press('Enter');
  }
}

/** Number of Tab presses from the focus to the first of these elements: 0 if it is focused, 1 if unknown. */
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
