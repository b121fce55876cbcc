import 'configurator-react/theme.css';
import 'template-editor/theme.css';
import { type Configuration, evaluate, initialValues, loadConfigurator, priceOf, type Values } from 'configurator-core';
import { analyseTemplate, type Finding } from 'configurator-core/analysis';
import { type ConversionNote, fromSurveyJs } from 'configurator-core/convert';
import { type ConfiguratorSnapshot, createConfiguratorMachine, selectPrice } from 'configurator-core/machine';
import { dogCoatTemplate } from 'configurator-core/templates';
import { everythingTemplate, type WireTemplate } from 'configurator-core/testing';
import { Configurator, type FieldComponentProps, type FieldComponents, germanTexts } from 'configurator-react';
import { type SaveReply, TemplateEditor } from 'template-editor';

export const template: WireTemplate = everythingTemplate;

/** The total for these values; null if the template is invalid. */
export function totalCents(json: unknown, values?: Values): number | null {
  const loaded = loadConfigurator(json);
  if (!loaded.ok) return null;
  return priceOf(evaluate(loaded.value, values ?? initialValues(loaded.value))).totalCents;
}

export function findings(): readonly Finding[] {
  const loaded = loadConfigurator(dogCoatTemplate);
  return loaded.ok ? analyseTemplate(loaded.value.template).findings : [];
}

export function notesOf(survey: unknown): readonly ConversionNote[] {
  const converted = fromSurveyJs(survey);
  return converted.ok ? converted.value.notes : converted.error;
}

export function machineOf(json: unknown) {
  const loaded = loadConfigurator(json);
  return loaded.ok ? createConfiguratorMachine(loaded.value) : null;
}

export const totalOf = (snapshot: ConfiguratorSnapshot): number => selectPrice(snapshot).totalCents;

function TextField({ control }: FieldComponentProps) {
  return <span>{control.field.label}</span>;
}
const components: Partial<FieldComponents> = { text: TextField };

const saved: SaveReply = { status: 'saved', version: 1 };

export function Page({ onSubmit }: { onSubmit: (configuration: Configuration) => void }) {
  return (
    <>
      <Configurator template={dogCoatTemplate} texts={germanTexts} components={components} onSubmit={onSubmit} />
      <TemplateEditor template={dogCoatTemplate} onSave={async () => saved} />
      {/* @ts-expect-error A configurator without a template is refused: the types are not any. */}
      <Configurator />
    </>
  );
}
