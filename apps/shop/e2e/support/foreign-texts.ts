import type { Page } from '@playwright/test';

/** Words that exist in only one of the languages. */
const words = {
  de: /[äöüß]|\b(?:und|oder|der|die|das|dem|ein|eine|einen|ist|sind|wird|werden|wurde|nicht|kein|keine|mit|von|zu|zum|zur|auf|aus|bei|nach|noch|bitte|Ihre?|Sie|Uhr|Stück|Suche|Speichern|Abbrechen|Bestellung|Bestellungen|Vorlage|Artikel|Heute|Gestern)\b/i,
  en: /\b(?:the|and|or|of|is|are|not|with|for|from|to|by|your|this|that|has|have|been|you|save|cancel|search|order|orders|customer|customers|field|fields|add|delete|remove|today|yesterday|settings|required)\b/i,
} as const;

/**
 * Texts marked as one language that contain words of the other: visible text, names of controls and descriptions of
 * pictures. Names of articles, templates and fields are marked as the shop's language; they are ignored in an attribute
 * that repeats them ("Delete Mäntel").
 * @param language language of the page; parts marked as another language are ignored
 */
export function foreignTexts(page: Page, language: 'de' | 'en'): Promise<readonly string[]> {
  const { source, flags } = words[language === 'de' ? 'en' : 'de'];
  return page.evaluate(
    ([own, pattern, patternFlags]) => {
      const foreign = new RegExp(pattern, patternFlags);
      const isOwn = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang.startsWith(own) ?? false;
      const found = new Set<string>();
      const foreignNames: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent === null || parent.matches('script, style, noscript') || !parent.checkVisibility()) continue;
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (!isOwn(parent)) foreignNames.push(text);
        else if (foreign.test(text)) found.add(text);
      }
      // Longest first, because one name may be the start of another.
      const names = foreignNames.filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
        if (!element.checkVisibility() || !isOwn(element)) continue;
        for (const attribute of ['aria-label', 'placeholder', 'alt', 'title']) {
          const text = element.getAttribute(attribute) ?? '';
          if (foreign.test(names.reduce((rest, name) => rest.replace(name, ''), text))) found.add(text);
        }
      }
      return [...found];
    },
    [language, source, flags] as const,
  );
}
