import type { EditorTexts } from './editor-texts.ts';
import { germanAmount } from './german/amount.ts';
import { germanCanvas } from './german/canvas.ts';
import { germanCommands } from './german/commands.ts';
import { germanComments } from './german/comments.ts';
import { germanComputation } from './german/computation.ts';
import { germanCondition } from './german/condition.ts';
import { germanControls } from './german/controls.ts';
import { germanConversion } from './german/conversion.ts';
import { germanDrafts } from './german/drafts.ts';
import { germanEditor } from './german/editor.ts';
import { germanFieldTypes } from './german/field-types.ts';
import { germanFindings } from './german/findings.ts';
import { germanLocale } from './german/format.ts';
import { germanFormula } from './german/formula.ts';
import { germanInspector } from './german/inspector.ts';
import { germanJson } from './german/json.ts';
import { germanLibrary } from './german/library.ts';
import { germanLogic } from './german/logic.ts';
import { germanMerge } from './german/merge.ts';
import { germanPanes } from './german/panes.ts';
import { germanParts } from './german/parts.ts';
import { germanPresence } from './german/presence.ts';
import { germanPreview } from './german/preview.ts';
import { germanPriceTable } from './german/price-table.ts';
import { germanPrint } from './german/print.ts';
import { germanScenarios } from './german/scenarios.ts';
import { germanStart } from './german/start.ts';
import { germanSteps } from './german/steps.ts';
import { germanStructure } from './german/structure.ts';
import { germanTranslations } from './german/translations.ts';
import { germanVersions } from './german/versions.ts';

/** The German catalogue. */
export const germanEditorTexts: EditorTexts = {
  language: 'de',
  locale: germanLocale,
  amount: germanAmount,
  canvas: germanCanvas,
  commands: germanCommands,
  comments: germanComments,
  computation: germanComputation,
  condition: germanCondition,
  controls: germanControls,
  conversion: germanConversion,
  drafts: germanDrafts,
  editor: germanEditor,
  fieldTypes: germanFieldTypes,
  findings: germanFindings,
  formula: germanFormula,
  inspector: germanInspector,
  json: germanJson,
  library: germanLibrary,
  logic: germanLogic,
  merge: germanMerge,
  panes: germanPanes,
  parts: germanParts,
  presence: germanPresence,
  preview: germanPreview,
  priceTable: germanPriceTable,
  print: germanPrint,
  scenarios: germanScenarios,
  start: germanStart,
  steps: germanSteps,
  structure: germanStructure,
  translations: germanTranslations,
  versions: germanVersions,
};
