import type { Engine } from '../workload.ts';

/** The limit and our engines, which the goals compare. */
export const ownEngines = {
  limit: 'hand-written limit',
  limitActor: 'the same behind an XState actor',
  update: 'configurator-core, update',
  machine: 'configurator-core, machine',
} as const;

/** Each engine is imported on its own, so that a measuring process loads no other. */
const modules: Readonly<Record<string, () => Promise<Engine>>> = {
  [ownEngines.limit]: async () => (await import('./hand-written.ts')).handWritten,
  [ownEngines.limitActor]: async () => (await import('./hand-written.ts')).handWrittenActor,
  [ownEngines.update]: async () => (await import('./configurator-core.ts')).configuratorCore,
  [ownEngines.machine]: async () => (await import('./configurator-core.ts')).configuratorMachine,
  'json-logic-js, all rules': async () => (await import('./json-logic.ts')).jsonLogicAllRules,
  '@formily/core': async () => (await import('./formily.ts')).formily,
  '@jsonforms/core': async () => (await import('./jsonforms.ts')).jsonForms,
  'survey-core': async () => (await import('./survey.ts')).survey,
};

/** The engines of the comparison. The others must have the same results as the first. */
export const engineNames: readonly string[] = Object.keys(modules);

/** Imports an engine by name. @throws Error listing the known names if the name is unknown */
export async function engineNamed(name: string): Promise<Engine> {
  const engine = await modules[name]?.();
  if (!engine) throw new Error(`No engine named ${name}. Engines: ${engineNames.join(', ')}`);
  return engine;
}
