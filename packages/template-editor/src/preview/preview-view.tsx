import { compileTemplate, englishMessages, germanMessages, type Template } from 'configurator-core';
import { templateLanguages, translateTemplate } from 'configurator-core/translation';
import { ConfiguratorLayout, ConfiguratorSession } from 'configurator-react';
import { memo, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button, IconButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { sectionIdOf } from '../document/find.ts';
import { Witness } from '../findings/witness.tsx';
import { usePanes } from '../panes/panes-context.ts';
import { useActions, useDeferredTemplate, useEditor, useEditorState, useTexts } from '../store/editor-context.ts';
import { useLatest } from '../store/use-latest.ts';
import { Device, type Screen, screens } from './device.tsx';
import { closestFieldId, previewComponents } from './live-fields.tsx';
import { memoryUploads } from './memory-uploads.ts';
import { sectionOfStep, stepOfSection } from './preview-steps.ts';
import { RecordScenarioDialog } from './record-scenario-dialog.tsx';
import { StoredValuesDialog } from './stored-values-dialog.tsx';
import { placeTestOrder, type TestOrder } from './test-order.ts';
import { TestOrderDialog } from './test-order-dialog.tsx';

interface PreviewViewProps {
  readonly basePriceCents: number;
  readonly allowedHosts?: readonly string[];
  /** Whether it is a pane beside the canvas, which can be hidden; else it replaces the canvas. */
  readonly isBeside?: boolean;
}

/** Values and section of the preview's shopper. */
interface PreviewProgress {
  readonly run: number;
  readonly values: unknown;
  readonly sectionId: string | undefined;
}

/** Shows the template in the shop's own renderer. Chosen values are kept while the template changes. */
export function PreviewView(props: PreviewViewProps) {
  return <PreviewOf {...props} template={useDeferredTemplate()} />;
}

const PreviewOf = memo(function PreviewOf({
  template,
  basePriceCents,
  allowedHosts,
  isBeside = false,
}: PreviewViewProps & { readonly template: Template }) {
  const { run, values, title } = useEditorState((state) => state.preview);
  const tab = useEditorState((state) => state.tab);
  const { showValues, setSide, select, showTab } = useActions();
  const { hidePreview } = usePanes();
  const { preview: texts, scenarios, translations } = useTexts();
  const [recording, setRecording] = useState<Readonly<Record<string, unknown>> | null>(null);
  const { store, fieldTypes, hostTypes, language: editorLanguage } = useEditor();
  const components = useMemo(() => previewComponents(hostTypes), [hostTypes]);
  const [uploads] = useState(memoryUploads);
  // On a narrow window only the phone view is legible.
  const [screen, setScreen] = useState<Screen>(() => screens[isBeside || innerWidth < screens[1].width ? 2 : 0]);
  const [isForced, setForced] = useState(false);
  const [storedFrom, setStoredFrom] = useState<unknown>(null);
  const [order, setOrder] = useState<TestOrder | null>(null);
  // A section without fields, such as a new one, has no step: the preview keeps its current step.
  const hasStep = template.sections.some(
    ({ id, groups }) => id === tab && groups.some(({ fields }) => fields.length > 0),
  );
  const openSection = hasStep ? tab : null;
  const firstSection = template.sections[0]?.id;
  // A new shopper starts at the first step; otherwise the step of the open section is shown.
  const isNewShopper = run > 0 && Object.keys(values).length === 0;
  const firstShown = isNewShopper ? firstSection : (openSection ?? firstSection);
  const [start, setStart] = useState({ run, restarts: 0, values, sectionId: firstShown });
  if (start.run !== run) setStart({ run, restarts: 0, values, sectionId: firstShown });
  /** The shopper's progress. A later run begins at its own start. */
  const reached = useRef<PreviewProgress>(start);
  const progressNow = (): PreviewProgress => (reached.current.run === start.run ? reached.current : start);
  // Shows the step of the edited section. Restarts the session, since navigating to the step would move the focus.
  const follow = useLatest((sectionId: string | null) => {
    const progress = progressNow();
    if (sectionId === null || sectionId === progress.sectionId) return;
    reached.current = { ...progress, sectionId };
    setStart({ ...start, restarts: start.restarts + 1 });
  });
  useEffect(() => follow.current(openSection), [openSection, follow]);
  const onTouch = ({ target }: SyntheticEvent) => {
    const id = closestFieldId(target);
    const { selection, history } = store.getState();
    const last = selection.at(-1);
    if (id === null || (last?.kind === 'field' && last.id === id)) return;
    const sectionId = sectionIdOf(history.template, { kind: 'field', id }) ?? undefined;
    reached.current = { ...progressNow(), sectionId };
    select([{ kind: 'field', id }]);
  };
  const [language, setLanguage] = useState('');
  const languages = useMemo(() => templateLanguages(template), [template]);
  const shownLanguage = languages.includes(language) ? language : null;
  const compiled = useMemo(
    () =>
      compileTemplate(shownLanguage === null ? template : translateTemplate(template, shownLanguage), { fieldTypes }),
    [template, shownLanguage, fieldTypes],
  );
  const isEmpty = template.sections.length === 0;
  const startValues = Object.keys(Object(progressNow().values)).length > 0 ? progressNow().values : undefined;
  return (
    <section className="te-preview" aria-label={texts.title}>
      <div className="te-preview-tools">
        <fieldset className="te-segments te-segments-small" aria-label={texts.width}>
          {screens.map((other) => (
            <button
              key={other.key}
              type="button"
              aria-pressed={other === screen}
              title={texts.pixels(other.width)}
              onClick={() => setScreen(other)}
            >
              {texts.widths[other.key]}
            </button>
          ))}
        </fieldset>
        {languages.length > 0 && (
          <span className="te-select te-preview-language">
            <select
              className="te-input"
              aria-label={translations.previewLanguage}
              value={shownLanguage ?? ''}
              onChange={(event) => setLanguage(event.target.value)}
            >
              <option value="">
                {template.language === undefined ? translations.template : translations.language(template.language)}
              </option>
              {languages.map((other) => (
                <option key={other} value={other}>
                  {translations.language(other)}
                </option>
              ))}
            </select>
            <Icon name="open" />
          </span>
        )}
        {isBeside && <IconButton label={texts.hide} icon="show" onClick={hidePreview} />}
        <div className="te-preview-actions">
          <Button look="quiet" onClick={() => showValues({}, null, isBeside)}>
            {texts.asNewShopper}
          </Button>
          <Button look="quiet" disabled={!compiled.ok || isEmpty} onClick={() => setStoredFrom(progressNow().values)}>
            {texts.storedValues}
          </Button>
          <Button look="quiet" aria-pressed={isForced} onClick={() => setForced(!isForced)}>
            {texts.forcedColors}
          </Button>
          <Button
            look="quiet"
            icon="done"
            disabled={isEmpty}
            onClick={() =>
              setOrder(
                placeTestOrder(
                  template,
                  Object(progressNow().values),
                  basePriceCents,
                  fieldTypes,
                  editorLanguage === 'de' ? germanMessages : englishMessages,
                ),
              )
            }
          >
            {texts.testOrder}
          </Button>
          <Button look="quiet" icon="add" disabled={isEmpty} onClick={() => setRecording(Object(progressNow().values))}>
            {scenarios.record}
          </Button>
        </div>
      </div>
      {title !== null && (
        <div className="te-replay" role="status" tabIndex={-1}>
          <p className="te-preview-title">{title}</p>
          <Witness template={template} values={values} lead={texts.replayedWith} none={texts.replayedWithNothing} />
        </div>
      )}
      {recording && (
        <RecordScenarioDialog values={recording} basePriceCents={basePriceCents} onClose={() => setRecording(null)} />
      )}
      {order && <TestOrderDialog order={order} onClose={() => setOrder(null)} />}
      {storedFrom !== null && compiled.ok && (
        <StoredValuesDialog
          configurator={compiled.value}
          values={storedFrom}
          onShow={(stored, words) => showValues(stored, words, isBeside)}
          onClose={() => setStoredFrom(null)}
        />
      )}
      {compiled.ok && !isEmpty ? (
        <Device screen={screen} isForced={isForced} onTouch={onTouch}>
          <ConfiguratorSession
            key={`${start.run}:${start.restarts}`}
            components={components}
            configurator={compiled.value}
            language={shownLanguage ?? undefined}
            basePriceCents={basePriceCents}
            initialValues={startValues}
            initialStepIndex={stepOfSection(compiled.value, startValues, progressNow().sectionId)}
            allowedHosts={allowedHosts}
            fileUploads={uploads}
            onChange={({ values: chosen, stepIndex }) => {
              const { sectionId: before } = progressNow();
              const shown = sectionOfStep(compiled.value, chosen, stepIndex)?.id ?? before;
              reached.current = { run: start.run, values: chosen, sectionId: shown };
              if (shown !== undefined && shown !== before) showTab(shown);
            }}
          >
            <ConfiguratorLayout />
          </ConfiguratorSession>
        </Device>
      ) : (
        <p className="te-empty">
          <span>{isEmpty ? texts.nothingToShow : texts.cannotRun}</span>{' '}
          {!isEmpty && (
            <Button look="quiet" onClick={() => setSide('findings')}>
              {texts.seeFindings}
            </Button>
          )}
        </p>
      )}
    </section>
  );
});
