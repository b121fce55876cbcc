import { exceededLimit } from '../../contract/primitives/limits.ts';
import { isRecord } from '../../json.ts';
import { err, type Result } from '../../result.ts';
import {
  type ConversionNote,
  type ConversionOptions,
  type Converted,
  conversionNote,
  englishNames,
  Notes,
} from '../conversion.ts';
import { Draft, refusalNote } from '../draft.ts';
import type { DraftGroup, DraftSection } from '../draft-parts.ts';
import { Source } from '../source.ts';
import { plainText } from './plain-text.ts';
import { addQuestion } from './question.ts';
import { isNeverVisible, showIf } from './show-if.ts';

/** Settings of a survey for its appearance or behaviour, not its content. */
const presentation = [
  ...['locale', 'logo', 'logoPosition', 'logoWidth', 'logoHeight', 'logoFit', 'width', 'widthMode', 'fitToContainer'],
  ...['showProgressBar', 'progressBarType', 'progressBarLocation', 'showQuestionNumbers', 'questionTitleLocation'],
  ...['showTitle', 'showPageTitles', 'showPageNumbers', 'showNavigationButtons', 'showPrevButton', 'pagePrevText'],
  ...['pageNextText', 'completeText', 'completedHtml', 'showCompletedPage', 'firstPageIsStarted', 'startSurveyText'],
  ...['focusFirstQuestionAutomatic', 'autoFocusFirstQuestion', 'checkErrorsMode', 'textUpdateMode'],
  ...['requiredText', 'questionErrorLocation', 'questionDescriptionLocation', 'headerView', 'themeName', 'showTOC'],
  ...['questionsOnPageMode', 'goNextPageAutomatic', 'backgroundImage'],
];

/** Keys of a page or panel for its appearance. */
const boxPresentation = [
  ...['type', 'state', 'innerIndent', 'startWithNewLine', 'showNumber', 'showQuestionNumbers', 'questionTitleLocation'],
  ...[
    'questionTitleWidth',
    'titleLocation',
    'descriptionLocation',
    'questionStartIndex',
    'navigationButtonsVisibility',
  ],
  ...['gridLayoutColumns', 'minWidth', 'maxWidth', 'width', 'indent', 'rightIndent', 'allowAdaptiveActions', 'id'],
];

/**
 * Converts a survey definition of SurveyJS.
 * @param json the definition, as returned by `survey.toJSON()`
 * @returns a template that `loadConfigurator` accepts, with a note for everything that was not converted exactly;
 * otherwise the reasons as the error. Never throws
 */
export function fromSurveyJs(
  json: unknown,
  { names = englishNames }: ConversionOptions = {},
): Result<Converted, readonly ConversionNote[]> {
  const notes = new Notes();
  try {
    if (!isRecord(json)) return unreadable();
    const exceeded = exceededLimit(json);
    if (exceeded !== null) return err([refusalNote(exceeded)]);
    const survey = new Source([json], [], notes);
    const draft = new Draft(notes, names);
    survey.skip(...presentation);
    const name = plainText(survey, 'title') ?? names.survey;
    const description = plainText(survey, 'description');
    const clears = survey.text('clearInvisibleValues') ?? '';
    for (const page of survey.children('pages')) addPage(draft, page);
    const loose = [...survey.children('elements'), ...survey.children('questions')];
    if (loose.length > 0) addElements(draft, draft.addSection(survey, null, name), loose);
    survey.reportRest();
    return draft.finish({ id: 'survey', name, description }, !clears.startsWith('onHidden'), () =>
      notes.reportUnread(json, []),
    );
  } catch {
    return unreadable();
  }
}

function unreadable(): Result<never, readonly ConversionNote[]> {
  return err([conversionNote('unreadable', [], { code: 'not_a_survey' })]);
}

function addPage(draft: Draft, page: Source): void {
  if (isNeverVisible(page)) return;
  const name = page.text('name');
  const title = plainText(page, 'title') ?? name ?? draft.names.step(draft.sections.length + 1);
  const section = draft.addSection(page, name, title);
  section.description = plainText(page, 'description');
  page.skip(...boxPresentation);
  showIf(draft, page, section);
  addElements(draft, section, [...page.children('elements'), ...page.children('questions')]);
  page.reportRest();
}

/** Applies the title and condition of an enclosing element to a group. */
type Enclosing = (group: DraftGroup) => void;

/** Adds questions, and each panel as a group. Nested panels become consecutive groups. */
function addElements(
  draft: Draft,
  section: DraftSection,
  elements: readonly Source[],
  around: readonly Enclosing[] = [],
): void {
  for (const element of elements) {
    if (element.get('type') === 'panel') addPanel(draft, section, element, around);
    else addQuestion(draft, () => draft.groupIn(section, around), element);
  }
}

function addPanel(draft: Draft, section: DraftSection, panel: Source, outer: readonly Enclosing[]): void {
  if (isNeverVisible(panel)) return;
  const title = plainText(panel, 'title');
  const description = plainText(panel, 'description');
  // Read here, so that it is not reported for a panel without questions.
  panel.skip('visibleIf');
  const elements = [...panel.children('elements'), ...panel.children('questions')];
  panel.skip('name', ...boxPresentation);
  panel.reportRest();
  const enclose: Enclosing = (group) => {
    group.title ??= title;
    group.description ??= description;
    showIf(draft, panel, group);
  };
  draft.completeGroup(section);
  addElements(draft, section, elements, [enclose, ...outer]);
  draft.completeGroup(section);
}
