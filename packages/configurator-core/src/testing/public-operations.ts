import { createActor } from 'xstate';
import * as analysis from '../analysis/index.ts';
import * as core from '../index.ts';
import { createConfiguratorMachine } from '../machine/index.ts';
import * as translation from '../translation/index.ts';
import { aConfigurator, aTemplate } from './a-configurator.ts';
import type { GrowingTemplate } from './growing-templates.ts';

/** Versions of a template. */
interface Versions extends GrowingTemplate {
  readonly template: core.Template;
  /** The template with its fields in reverse order and other labels. */
  readonly changed: core.Template;
  /** The template with other ids. */
  readonly foreign: core.Template;
  readonly withoutRules: core.Template;
  /** The template with the first field only, and without rules. */
  readonly reduced: core.Template;
}

/** What the other operations start from. */
interface Configured extends GrowingTemplate {
  readonly configurator: core.Configurator;
  readonly changed: core.Configurator;
  readonly evaluation: core.Evaluation;
  readonly configuration: core.Configuration;
}

function changedJson({ json }: GrowingTemplate) {
  const changed = JSON.parse(JSON.stringify(json).replaceAll('"Option"', '"Choice"'));
  for (const section of changed.sections) section.groups[0].fields.reverse();
  return changed;
}

export function versionsOf(growing: GrowingTemplate): Versions {
  const template = aTemplate(growing.json);
  return {
    ...growing,
    template,
    changed: aTemplate(changedJson(growing)),
    foreign: aTemplate(JSON.parse(JSON.stringify(growing.json).replaceAll('"id":"', '"id":"other-'))),
    withoutRules: { ...template, priceRules: [] },
    reduced: {
      ...template,
      priceRules: [],
      sections: template.sections.slice(0, 1).map((section) => ({
        ...section,
        groups: section.groups.map((group) => ({ ...group, fields: group.fields.slice(0, 1) })),
      })),
    },
  };
}

export function configuredOf(growing: GrowingTemplate): Configured {
  const configurator = aConfigurator(growing.json);
  const evaluation = core.evaluate(configurator, core.initialValues(configurator));
  return {
    ...growing,
    configurator,
    changed: aConfigurator(changedJson(growing)),
    evaluation,
    configuration: core.configurationOf(evaluation),
  };
}

function createIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `copy-${last}`;
  };
}

/** Public functions on templates, which need not compile. Some have a row for each kind of input. */
export const templateOperations: Readonly<Record<string, (input: Versions) => unknown>> = {
  parseTemplate: ({ json }) => core.parseTemplate(json),
  loadConfigurator: ({ json }) => core.loadConfigurator(json),
  compileTemplate: ({ template }) => core.compileTemplate(template),
  serializeTemplate: ({ template }) => core.serializeTemplate(template),
  withBuiltInTypes: ({ template }) => core.withBuiltInTypes(template),
  dependentsOf: ({ template, first }) => core.dependentsOf(template, first),
  copyTemplate: ({ template }) => core.copyTemplate(template, createIds()),
  copyParts: ({ template }) =>
    core.copyParts(
      template.sections.map((element): core.TemplatePart => ({ kind: 'section', element })),
      { createId: createIds() },
    ),
  dependentsOfFields: ({ template, names }) => core.dependentsOfFields(template, names),
  deleteField: ({ template, first }) => core.deleteField(template, first, { dropRules: true }),
  deleteFields: ({ template, names }) => core.deleteFields(template, names, { dropRules: true }),
  renameField: ({ template, first }) => core.renameField(template, first, 'renamed'),
  renameOption: ({ template, first }) => core.renameOption(template, first, 'yes', 'renamed'),
  diffTemplates: ({ template, changed }) => core.diffTemplates(template, changed),
  'diffTemplates of other ids': ({ template, foreign }) => core.diffTemplates(template, foreign),
  mergeTemplates: ({ template, changed, foreign }) => core.mergeTemplates(template, changed, foreign),
  'mergeTemplates if one side deleted what the other refers to': ({ template, withoutRules, reduced }) =>
    core.mergeTemplates(withoutRules, reduced, template),
  'analysis.analyseTemplate': ({ template }) => analysis.analyseTemplate(template, 1),
  'translation.templateTexts': ({ template }) => translation.templateTexts(template),
  'translation.translateTemplate': ({ template }) => translation.translateTemplate(template, 'en'),
};

/** Public functions on configurators, evaluations and stored settings. */
export const valueOperations: Readonly<Record<string, (input: Configured) => unknown>> = {
  initialValues: ({ configurator }) => core.initialValues(configurator),
  setValues: ({ configurator, values }) => core.setValues(configurator, {}, values),
  evaluate: ({ configurator }) => core.evaluate(configurator, core.initialValues(configurator)),
  update: ({ evaluation, first }) => core.update(evaluation, first, 'no'),
  sectionStates: ({ evaluation }) => core.sectionStates(evaluation),
  issuesOf: ({ evaluation }) => core.issuesOf(evaluation),
  priceOf: ({ evaluation }) => core.priceOf(evaluation),
  valuesOf: ({ evaluation }) => core.valuesOf(evaluation),
  effectiveValuesOf: ({ evaluation }) => core.effectiveValuesOf(evaluation),
  configurationOf: ({ evaluation }) => core.configurationOf(evaluation),
  configurationKey: ({ evaluation }) => core.configurationKey(evaluation),
  settingsOf: ({ evaluation }) => core.settingsOf(evaluation),
  toConfiguratorSettings: ({ configurator }) =>
    core.toConfiguratorSettings(configurator, core.initialValues(configurator)),
  serializeValues: ({ configurator }) => core.serializeValues(configurator, core.initialValues(configurator)),
  priceForQuantity: ({ configuration }) => core.priceForQuantity(configuration.price, 3),
  priceFromSettings: ({ configuration }) => core.priceFromSettings(configuration.settings, 100),
  readConfiguratorSettings: ({ configuration }) => core.readConfiguratorSettings(configuration.settings),
  valuesFromSettings: ({ configurator, configuration }) =>
    core.valuesFromSettings(configurator, configuration.settings),
  lineFeatures: ({ configuration, names }) => core.lineFeatures(configuration.settings, undefined, names),
  restoreValues: ({ configurator, values }) => core.restoreValues(configurator, values),
  'restoreValues by label': ({ configurator, values }) =>
    core.restoreValues(
      configurator,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.map(() => 'Option') : 'Option',
        ]),
      ),
    ),
  migrateValues: ({ configurator, changed, values }) => core.migrateValues(configurator, changed, values),
  isTouched: ({ configurator, changed, values }) => core.isTouched(configurator, changed, values),
  explain: ({ evaluation, first }) => core.explain(evaluation, first),
  fieldState: ({ evaluation, names }) => core.fieldState(evaluation, names.at(-1) ?? ''),
  optionDeciders: ({ configurator, first }) => core.optionDeciders(configurator, first, 'yes'),
  recordScenario: ({ evaluation }) => core.recordScenario(evaluation, { id: 's', name: 'Sample' }),
  runScenario: ({ configurator, evaluation }) =>
    core.runScenario(configurator, core.recordScenario(evaluation, { id: 's', name: 'Sample' })),
  'machine.createConfiguratorMachine': ({ configurator, first }) => {
    const actor = createActor(createConfiguratorMachine(configurator), { input: {} }).start();
    actor.send({ type: 'field.change', fieldName: first, value: 'no' });
    actor.send({ type: 'change.undo' });
    actor.send({ type: 'submit' });
    actor.stop();
  },
};
