import { builtInTemplates } from 'configurator-core/templates';
import { type ConfiguratorType, type EditorTexts, englishEditorTexts, germanEditorTexts } from 'template-editor';

/** The products of the shop in the template editor, in one language. */
interface ProductsInEditor {
  readonly configuratorTypes: readonly ConfiguratorType[];
  readonly texts: EditorTexts;
}

/** The templates that a new one can start from. */
export const gallery: readonly unknown[] = Object.values(builtInTemplates);

const english: ProductsInEditor = {
  configuratorTypes: [
    { value: 'dog-coat', label: 'Dog coat (dog-coat)' },
    { value: 'dog-harness', label: 'Dog harness (dog-harness)' },
    { value: 'dog-collar', label: 'Dog collar (dog-collar)' },
    { value: 'dog-leash', label: 'Dog leash (dog-leash)' },
  ],
  texts: {
    ...englishEditorTexts,
    print: {
      ...englishEditorTexts.print,
      command: 'Print summary for the tailor',
      title: 'Summary for the tailor',
    },
  },
};

const german: ProductsInEditor = {
  configuratorTypes: [
    { value: 'dog-coat', label: 'Hundemantel (dog-coat)' },
    { value: 'dog-harness', label: 'Hundegeschirr (dog-harness)' },
    { value: 'dog-collar', label: 'Hundehalsband (dog-collar)' },
    { value: 'dog-leash', label: 'Hundeleine (dog-leash)' },
  ],
  texts: {
    ...germanEditorTexts,
    print: {
      ...germanEditorTexts.print,
      command: 'Übersicht für die Schneiderei drucken',
      title: 'Übersicht für die Schneiderei',
    },
  },
};

/** By language of the page. The quoted English texts use German formats for prices and dates (ADM-NAV-08). */
export const productsInEditor: Readonly<Record<'de' | 'en' | 'quoted', ProductsInEditor>> = {
  de: german,
  en: english,
  quoted: { ...english, texts: { ...english.texts, locale: 'de-DE' } },
};
