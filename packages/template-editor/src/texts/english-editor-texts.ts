import { englishAmount } from './english/amount.ts';
import { englishCanvas } from './english/canvas.ts';
import { englishCommands } from './english/commands.ts';
import { englishComments } from './english/comments.ts';
import { englishComputation } from './english/computation.ts';
import { englishCondition } from './english/condition.ts';
import { englishControls } from './english/controls.ts';
import { englishConversion } from './english/conversion.ts';
import { englishDrafts } from './english/drafts.ts';
import { englishEditor } from './english/editor.ts';
import { englishFieldTypes } from './english/field-types.ts';
import { englishFindings } from './english/findings.ts';
import { englishLocale } from './english/format.ts';
import { englishFormula } from './english/formula.ts';
import { englishInspector } from './english/inspector.ts';
import { englishJson } from './english/json.ts';
import { englishLibrary } from './english/library.ts';
import { englishLogic } from './english/logic.ts';
import { englishMerge } from './english/merge.ts';
import { englishPanes } from './english/panes.ts';
import { englishParts } from './english/parts.ts';
import { englishPresence } from './english/presence.ts';
import { englishPreview } from './english/preview.ts';
import { englishPriceTable } from './english/price-table.ts';
import { englishPrint } from './english/print.ts';
import { englishScenarios } from './english/scenarios.ts';
import { englishStart } from './english/start.ts';
import { englishSteps } from './english/steps.ts';
import { englishStructure } from './english/structure.ts';
import { englishTranslations } from './english/translations.ts';
import { englishVersions } from './english/versions.ts';

/** The English catalogue. Its type defines the texts of the other languages. */
export const englishEditorTexts = {
  language: 'en' as 'en' | 'de',
  /** BCP 47 locale of numbers, prices and dates. */
  locale: englishLocale as string,
  amount: englishAmount,
  canvas: englishCanvas,
  commands: englishCommands,
  comments: englishComments,
  computation: englishComputation,
  condition: englishCondition,
  controls: englishControls,
  conversion: englishConversion,
  drafts: englishDrafts,
  editor: englishEditor,
  fieldTypes: englishFieldTypes,
  findings: englishFindings,
  formula: englishFormula,
  inspector: englishInspector,
  json: englishJson,
  library: englishLibrary,
  logic: englishLogic,
  merge: englishMerge,
  panes: englishPanes,
  parts: englishParts,
  presence: englishPresence,
  preview: englishPreview,
  priceTable: englishPriceTable,
  print: englishPrint,
  scenarios: englishScenarios,
  start: englishStart,
  steps: englishSteps,
  structure: englishStructure,
  translations: englishTranslations,
  versions: englishVersions,
};
