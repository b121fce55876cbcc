import { describe, expect, it } from 'vitest';
import * as core from './index.ts';
import * as machine from './machine/index.ts';

describe('public names', () => {
  it('of the engine', () => {
    expect(Object.keys(core).sort()).toMatchInlineSnapshot(`
      [
        "DEFAULT_BASE_PRICE_CENTS",
        "TEMPLATE_FORMAT",
        "compileTemplate",
        "conditionToJsonLogic",
        "configurationKey",
        "configurationOf",
        "countGraphemes",
        "countedValuesOf",
        "deleteField",
        "dependentsOf",
        "diffTemplates",
        "englishMessages",
        "err",
        "evaluate",
        "explain",
        "explainPriceRule",
        "fieldState",
        "formatCents",
        "formatIssue",
        "formatTemplateIssue",
        "formatTemplatePath",
        "germanMessages",
        "initialValues",
        "isTouched",
        "issuesOf",
        "lineFeatures",
        "loadConfigurator",
        "matchCondition",
        "migrateValues",
        "ok",
        "operators",
        "optionDeciders",
        "optionLabel",
        "parseEuroToCents",
        "parsePart",
        "parseTemplate",
        "priceFromSettings",
        "priceOf",
        "readConfiguratorSettings",
        "renameField",
        "renameOption",
        "restoreValues",
        "sectionStates",
        "serializePart",
        "serializeTemplate",
        "setValue",
        "setValues",
        "settingsOf",
        "shortestChange",
        "templateLimits",
        "templateVersionSchema",
        "toConfiguratorSettings",
        "update",
        "valuesFromSettings",
        "valuesOf",
      ]
    `);
  });

  it('of the machine', () => {
    expect(Object.keys(machine).sort()).toMatchInlineSnapshot(`
      [
        "createConfiguratorMachine",
        "selectCurrentStep",
        "selectFieldState",
        "selectIsAttempted",
        "selectIssues",
        "selectPrice",
        "selectShownIssues",
        "selectSteps",
        "selectValues",
      ]
    `);
  });
});
