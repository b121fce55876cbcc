import './configurator-head.css';
import './configurator-page.css';
import {
  type Configuration,
  type CustomFieldType,
  compileTemplate,
  configurationOf,
  evaluate,
  type Result,
  type Template,
  type TemplateIssue,
} from 'configurator-core';
import {
  ConfiguratorLayout,
  type ConfiguratorProgress,
  ConfiguratorSession,
  type FieldComponents,
  type ShowOption,
  textsOfLanguage,
} from 'configurator-react';
import { type ReactNode, Suspense, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ConfiguratorType } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { orderFileUploads } from '#app/lib/order-files/order-file-uploads.ts';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { useDelayedAction } from '#app/lib/page/use-delayed-action.ts';
import { iframeHosts } from '#app/lib/security/security-headers.ts';
import { showErrorToast } from '#app/lib/toasts.ts';
import type { ConfigurableArticle } from '../configurable-article.ts';
import type { DraftStart } from '../draft/draft.ts';
import { useConfigurationDraft } from '../draft/use-configuration-draft.ts';
import { MeasureScreens } from '../measuring/measure-screens.tsx';
import { readAddressedStep } from '../steps/step-in-address.ts';
import { configuratorPageTexts } from '../texts/configurator-page-texts.ts';
import { soldOutLabel } from '../texts/sold-out-label.ts';
import { useConfiguratorVisit } from '../visit/use-configurator-visit.ts';
import { AddLabel } from './add-label.tsx';
import { ConfiguratorHead } from './configurator-head.tsx';
import { DraftConnection } from './draft-connection.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { Shared } from './share-dialog.tsx';
import { StepHistory } from './step-history.tsx';
import { StepPosition } from './step-position.tsx';

const loadShareDialog = () => import('./share-dialog.tsx');
// Only needed for an invalid template.
const TemplateError = lazyPart(async () => (await import('./template-error.tsx')).TemplateError);
// Rarely used, so its script is loaded on hover or focus.
const ShareDialog = lazyPart(async () => (await loadShareDialog()).ShareDialog);

interface ConfiguratorPageProps {
  configuratorType: ConfiguratorType;
  article: ConfigurableArticle;
  /** Where the configurator was opened from. */
  back: { readonly to: string; readonly label: string };
  /** The article in the URL; null if the page chose one. */
  requestedArticleId: string | null;
  /** Source of the initial values; null while unknown. */
  start: DraftStart | null;
  /** Returns the absolute URL that opens the configuration of a code. */
  linkTo: (code: string) => string;
  /** The parsed template, or why it cannot be used. */
  template: Result<Template, readonly TemplateIssue[]>;
  /** Available languages, the template's own first. */
  languages: readonly string[];
  /** Keys of the materials that are sold out. */
  soldOut: readonly string[];
  /** The current day in Berlin. */
  today: string;
  /** The shop's own field types on that day, if the template has one. */
  fieldTypes: readonly CustomFieldType[];
  /** Shown above the fields. It may use the configurator's hooks. */
  preview: ReactNode;
  /** Replaces components of the renderer by field type. */
  fieldComponents: Partial<FieldComponents>;
  /** Shows an option whose picture the shopper enlarges. */
  onShowOption: ShowOption;
  /** Shown below the total. */
  priceNote: ReactNode;
  isInCart: (settings: Configuration['settings']) => boolean;
  onAdd: (configuration: Configuration) => void;
  /** Called after `onAdd`, unless the shopper is already leaving the page. */
  onAdded: () => void;
  onRetry: () => void;
}

/** Configurator of an article. Stores the draft and calls `onAdd` with the finished configuration. */
export function ConfiguratorPage(props: ConfiguratorPageProps) {
  const { configuratorType, article, back, requestedArticleId, start, linkTo, template, languages } = props;
  const { soldOut, today, fieldTypes } = props;
  const { preview, fieldComponents, onShowOption, priceNote, isInCart, onAdd, onAdded, onRetry } = props;
  const basePriceCents = article.priceCents ?? shop.limits.basePriceCents;
  const loaded = useMemo(
    () => (template.ok ? compileTemplate(template.value, { fieldTypes }) : template),
    [template, fieldTypes],
  );
  const configurator = loaded.ok ? loaded.value : null;
  const language = configurator?.template.language;
  const texts = useMemo(() => textsOfLanguage(language), [language]);
  const fileUploads = useMemo(() => orderFileUploads(language?.startsWith('en') ? 'en' : 'de'), [language]);
  const unavailable = useMemo(
    () => soldOut.map((material) => ({ material, reason: soldOutLabel(language) })),
    [soldOut, language],
  );
  const addressedStep = readAddressedStep(useSearchParams()[0]);
  const articleId = requestedArticleId;
  const frame = useRef<HTMLDivElement>(null);
  const place = { configurator, configuratorType, articleId, basePriceCents, start, addressedStep, today, frame };
  const { draft, isOpening, isOpened, isMemoryOnly, actions: draftActions, migrate } = useConfigurationDraft(place);
  const isEditing = start?.kind === 'line';
  const { goTo: countStep, add: countAdded } = useConfiguratorVisit(
    configurator,
    draft.stepIndex,
    start !== null && !isEditing,
  );
  const { save } = draftActions;
  const saveAndCount = useCallback(
    (progress: ConfiguratorProgress) => {
      save(progress);
      countStep(progress.stepIndex);
    },
    [save, countStep],
  );
  const { isBusy: isAdding, start: startAdding } = useDelayedAction(shop.limits.addToCartBusyMs);
  const add = (configuration: Configuration) =>
    startAdding((isLeaving) => {
      if (isEditing) draftActions.forget();
      countAdded();
      onAdd(configuration);
      if (!isLeaving) onAdded();
    });
  const stepPlace = useRef<HTMLSpanElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  // The pressed button is removed with its notice.
  const focusNotices = () => notices.current?.focus();
  const carryOver = () => {
    draftActions.carryOver();
    focusNotices();
  };
  const submit = (configuration: Configuration) => {
    const migrated = migrate(configuration.values);
    if (migrated === null || configurator === null) add(configuration);
    else if (migrated.changes !== null) carryOver();
    else add(configurationOf(evaluate(configurator, migrated.values, { basePriceCents })));
  };
  const showIncomplete = useCallback(() => {
    const { incomplete, fillIn } = configuratorPageTexts(language);
    showErrorToast({ title: incomplete, description: fillIn, lang: language, id: 'configurator' });
  }, [language]);
  const [shared, setShared] = useState<Shared | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const share = () => {
    if (configurator === null) return;
    const values = draftActions.currentValues();
    startTransition(() => {
      setShared({ configurator, values });
      setIsSharing(true);
    });
  };

  return (
    <div className="configurator-page">
      <ConfiguratorHead
        title={article.title}
        back={back}
        languages={languages}
        language={language}
        stepRef={stepPlace}
        onShare={share}
        onShareNear={loadShareDialog}
        onStartOver={() => draftActions.startOver()}
      />
      <div ref={notices} tabIndex={-1} className="mb-4 outline-none max-md:mb-0">
        <DraftNotice
          draft={draft}
          isMemoryOnly={isMemoryOnly}
          onAcknowledge={() => {
            draftActions.acknowledge();
            focusNotices();
          }}
          onRestore={() => {
            draftActions.restorePrevious();
            focusNotices();
          }}
          onCarryOver={carryOver}
        />
      </div>
      {shared !== null && (
        <Suspense>
          <ShareDialog {...shared} linkTo={linkTo} isOpen={isSharing} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
      {/* Inert while an older version of the template is loading, so that no input is lost. */}
      <div ref={frame} inert={isOpening} aria-busy={isOpening}>
        {loaded.ok ? (
          <ConfiguratorSession
            key={draft.run}
            configurator={draft.pinned ?? loaded.value}
            basePriceCents={basePriceCents}
            unavailable={unavailable}
            initialValues={draft.values}
            initialStepIndex={draft.stepIndex}
            initialVisitedSections={draft.visitedSections}
            allowedHosts={allowedHosts}
            texts={texts}
            components={fieldComponents}
            fileUploads={fileUploads}
            onShowOption={onShowOption}
            onChange={saveAndCount}
            onSubmit={submit}
            onIncomplete={showIncomplete}
          >
            {/* Outside of the preview, which has a frame and does not exist for every product. */}
            <StepHistory isActive={isOpened} />
            <StepPosition place={stepPlace} />
            <DraftConnection connect={draftActions.connect} />
            <MeasureScreens>
              <ConfiguratorLayout
                preview={
                  preview && (
                    <div lang={shop.language} className="contents">
                      {preview}
                    </div>
                  )
                }
                priceNote={priceNote}
                isSubmitting={isAdding}
                submitLabel={(totalCents: number) => (
                  <AddLabel
                    totalCents={totalCents}
                    basePriceCents={basePriceCents}
                    isInCart={isInCart}
                    isEditing={isEditing}
                    isChangedByNewVersion={(values) => (migrate(values)?.changes ?? null) !== null}
                  />
                )}
              />
            </MeasureScreens>
          </ConfiguratorSession>
        ) : (
          <Suspense>
            <TemplateError issues={loaded.error} onRetry={onRetry} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

const allowedHosts = iframeHosts.map((origin) => new URL(origin).host);
