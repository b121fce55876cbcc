import { expect, it } from 'vitest';
import * as configuratorReact from './index.ts';

it('The package exports these names and no others', () => {
  expect(Object.keys(configuratorReact).sort()).toMatchInlineSnapshot(`
    [
      "ChangeNotice",
      "CleanedHtml",
      "Configurator",
      "ConfiguratorLayout",
      "ConfiguratorProvider",
      "ConfiguratorSession",
      "ErrorSummary",
      "FieldFrame",
      "FieldView",
      "GroupView",
      "LoadError",
      "PriceAnnouncer",
      "PriceSummary",
      "SectionView",
      "StepList",
      "StepNavigation",
      "defaultFieldComponents",
      "englishTexts",
      "formatCalculation",
      "germanTexts",
      "optionDisplay",
      "textsOfLanguage",
      "useActiveField",
      "useConfigurator",
      "useConfiguratorSelector",
      "useExplanation",
      "useField",
      "usePrice",
      "useStep",
      "useStepFocus",
      "useSteps",
      "useValues",
    ]
  `);
});
