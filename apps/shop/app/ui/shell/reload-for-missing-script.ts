import type { enterText } from './early-input.ts';

/**
 * Reloads the page when a script that it imports later is missing, as the scripts of an earlier build are once its last
 * server has stopped. Texts that were typed are entered again, if nothing else has stored them. Serialized into the page
 * as an inline script; runs before `recordEarlyInput`.
 *
 * A page is reloaded once per path and build, and only if the server answers: a script that is still missing then
 * fails as any import does. Failed route modules do not count, because the framework reloads the page for them.
 * @param enter types a text into a field
 */
export function reloadForMissingScript(enter: typeof enterText): void {
  type TextField = HTMLInputElement | HTMLTextAreaElement;
  interface KeptText {
    readonly field: string;
    /** The field's text before it was changed. */
    readonly before: string;
    readonly text: string;
  }
  const reloadsKey = 'reloads-for-scripts';
  const textsKey = 'typed-texts';

  // Fields of secrets are never stored. Passwords that are shown and recovery codes are not spell-checked.
  const mayBeKept = (element: unknown): element is TextField =>
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement &&
      /^(text|search|email|tel|url|number|date|time)$/.test(element.type) &&
      element.getAttribute('spellcheck') !== 'false' &&
      !/password|one-time-code|cc-/.test(element.autocomplete));

  /** Names the text fields of the page: ids differ after a reload, and two fields may have one label. */
  const namedFields = () => {
    const fields = new Map<string, TextField>();
    for (const field of document.querySelectorAll('input, textarea')) {
      if (!mayBeKept(field)) continue;
      const name = `${field.type} ${field.name} ${field.labels?.[0]?.textContent ?? field.ariaLabel}`;
      let count = 0;
      while (fields.has(`${name} ${count}`)) count += 1;
      fields.set(`${name} ${count}`, field);
    }
    return fields;
  };

  const before = new Map<unknown, string>();
  for (const type of ['focusin', 'input']) {
    window.addEventListener(
      type,
      ({ target }) => {
        // Autofill and dictation may change a field without focus.
        if (mayBeKept(target) && !before.has(target)) before.set(target, type === 'input' ? '' : target.value);
      },
      true,
    );
  }
  const typed = new Map<TextField, KeptText>();
  /** Adds current texts. Those of fields that an error has removed since the last call stay. */
  const collect = () => {
    for (const [name, field] of namedFields()) {
      const old = before.get(field);
      if (old !== undefined && old !== field.value) typed.set(field, { field: name, before: old, text: field.value });
    }
  };

  let isLeaving = false;
  // The administration asks its guards by an event of its own.
  window.addEventListener('beforeunload', ({ isTrusted }) => {
    isLeaving ||= isTrusted;
  });
  let isAsking = false;
  window.addEventListener('vite:preloadError', async (event) => {
    if (isAsking) return;
    isAsking = true;
    const { pathname, href } = location;
    try {
      const done = sessionStorage.getItem(reloadsKey) ?? '';
      const reload = `${Reflect.get(Reflect.get(window, '__reactRouterManifest') ?? {}, 'version')} ${pathname}\n`;
      if (done.includes(reload)) return;
      collect();
      const ask = (url: string) => fetch(url, { method: 'HEAD', cache: 'no-store' });
      // Some browsers name the script in the message. Without a connection to it, the page tries again later.
      const [script = href] = /https?:\S+/.exec(String(Reflect.get(event, 'payload'))) ?? [];
      const [page] = await Promise.all([ask(href), ask(script)]);
      if (!page.ok || isLeaving || location.pathname !== pathname) return;
      collect();
      sessionStorage.setItem(textsKey, JSON.stringify({ pathname, texts: [...typed.values()] }));
      sessionStorage.setItem(reloadsKey, done + reload);
      location.reload();
      // Another failure until the page is gone starts no second reload.
      isLeaving = true;
    } catch {
      // The server does not answer, or the storage is blocked, which would allow a loop.
    } finally {
      isAsking = false;
    }
  });

  const restore = async () => {
    const stored = sessionStorage.getItem(textsKey);
    if (stored === null) return;
    sessionStorage.removeItem(textsKey);
    const kept: { pathname: string; texts: KeptText[] } = JSON.parse(stored);
    if (kept.pathname !== location.pathname) return;
    await window.earlyInput?.replayed;
    let missing = kept.texts;
    const enterAll = () => {
      if (location.pathname !== kept.pathname) missing = [];
      const fields = namedFields();
      missing = missing.filter(({ field, before: old, text }) => {
        const element = fields.get(field);
        if (element === undefined) return true;
        // The browser itself restores some fields, without an event. The texts of another record are not overwritten.
        if (element.value === old || element.value === text) enter(element, text);
        return false;
      });
      if (missing.length === 0) observer.disconnect();
    };
    // Fields of dialogs come later.
    const observer = new MutationObserver(enterAll);
    observer.observe(document, { childList: true, subtree: true });
    enterAll();
  };
  document.addEventListener('DOMContentLoaded', () => restore().catch(() => undefined));
}
