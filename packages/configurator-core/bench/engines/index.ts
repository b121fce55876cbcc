import type { Engine } from '../workload.ts';
import { configuratorCore, configuratorMachine } from './configurator-core.ts';
import { formily } from './formily.ts';
import { handWritten, handWrittenActor } from './hand-written.ts';
import { jsonLogicAllRules } from './json-logic.ts';
import { jsonForms } from './jsonforms.ts';
import { survey } from './survey.ts';

/** The engines of the comparison; the first is what the others are held equal to. */
export const engines: readonly Engine[] = [
  handWritten,
  handWrittenActor,
  configuratorCore,
  configuratorMachine,
  jsonLogicAllRules,
  formily,
  jsonForms,
  survey,
];
