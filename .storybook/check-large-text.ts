// Checks stories whose title names text of 200 percent: a phone must not scroll sideways if its letters are twice as
// large.
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

afterEach(async ({ task }) => {
  if (!task.name.includes('text of 200 percent')) return;
  const root = document.documentElement;
  try {
    await page.viewport(390, 844);
    root.style.fontSize = '200%';
    // Layouts that depend on the width may update a frame later.
    await expect.poll(outside, { timeout: 20_000 }).toEqual([]);
  } finally {
    root.style.fontSize = '';
    await page.viewport(1280, 900);
  }
}, 60_000);

/** Names the elements that a phone would have to scroll to. */
function outside(): readonly string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > window.innerWidth)
    .map((element) =>
      `${element.tagName} ${element.getAttribute('class') ?? ''}: ${element.textContent}`.slice(0, 120),
    );
}
