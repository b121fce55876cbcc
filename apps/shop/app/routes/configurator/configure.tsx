import type { Configuration } from 'configurator-core';
import {
  defaultFieldComponents,
  type FieldComponentProps,
  type ShowOption,
  useActiveField,
  useConfigurator,
  useStep,
} from 'configurator-react';
import { Suspense, startTransition, useCallback, useMemo, useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigate, useRevalidator } from 'react-router';
import { dayInBerlin } from 'shop-backend/legal';
import { type ConfiguratorType, configuratorTypes, paths } from '#app/config/paths.ts';
import { lineKey } from '#app/features/cart/lines/cart-line.ts';
import { cart, useCart } from '#app/features/cart/store/cart.ts';
import { announceCartChange } from '#app/features/cart/store/cart-toasts.ts';
import { ConfiguratorPage } from '#app/features/configure/components/configurator-page.tsx';
import type { NothingToConfigureProps } from '#app/features/configure/components/nothing-to-configure.tsx';
import { loadConfiguratorPage } from '#app/features/configure/load-configurator-page.ts';
import { withMeasureScreens } from '#app/features/configure/measuring/measured-screen-fields.tsx';
import { useMeasuring } from '#app/features/configure/measuring/measuring-context.ts';
import { useDrawnFields } from '#app/features/configure/use-drawn-fields.ts';
import { MyDogsButton } from '#app/features/dogs/components/my-dogs-button.tsx';
import { DrawingInSight } from '#app/features/drawing/drawing-in-sight.tsx';
import { measurementOfField } from '#app/features/drawing/measurement-of-field.ts';
import { measuredFields } from '#app/features/drawing/measuring-video/measured-fields.tsx';
import { namedDrawing } from '#app/features/drawing/named-drawing.tsx';
import type { CustomFieldTypes } from '#app/features/field-types/custom-fields.tsx';
import { hasCustomFields } from '#app/features/field-types/has-custom-fields.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { renderedPart } from '#app/lib/page/rendered-part.tsx';
import { publicReply } from '#app/lib/security/public-reply.server.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { showToast } from '#app/lib/toasts.ts';
import { AlterationPromise } from '#app/ui/content/alteration-promise.tsx';
import { PriceNote } from '#app/ui/content/price.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import { Page } from '#app/ui/page/page.tsx';
import { NeedsScript } from '#app/ui/states/needs-script.tsx';
import type { Route } from './+types/configure.ts';
import type { OpenedOption } from './field-fabric-sheet.tsx';
import { useDraftStart } from './use-draft-start.ts';

export const middleware: Route.MiddlewareFunction[] = [publicReply];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const configuratorType = parseType(params.category);
  if (configuratorType === null) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const articleId = url.searchParams.get('article');
  try {
    const language = url.searchParams.get('lang');
    const client = context.get(supabaseContext);
    const today = dayInBerlin(new Date());
    const loaded = await loadConfiguratorPage(client, configuratorType, articleId, language, today);
    // Keeps the cart line or the shared values in the URL.
    if (loaded.kind === 'moved') throw redirect(paths.configure(loaded.article.configuratorType) + url.search);
    const canonicalArticle = loaded.kind === 'loaded' ? loaded.article.id : null;
    return data(
      {
        configuratorType,
        articleId,
        loaded,
        today,
        canonicalUrl: canonicalUrl(paths.configure(configuratorType, canonicalArticle)),
      },
      { status: loaded.kind === 'unknown-article' || loaded.kind === 'unavailable' ? 404 : 200 },
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('The configurator could not be loaded', error);
    const failed = {
      configuratorType,
      articleId,
      loaded: { kind: 'failed' as const },
      today: '',
      canonicalUrl: undefined,
    };
    return data(failed, { status: 503 });
  }
}

/** Article and template stay the same if only the shared values, the cart line or the step changes in the URL. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('article') === nextUrl.searchParams.get('article') &&
    currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang');
  return isSame && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const loaded = loaderData?.loaded;
  if (loaded?.kind !== 'loaded') return pageMeta({ title: 'Konfigurieren', isIndexed: false });
  const { title } = loaded.article;
  return pageMeta({
    title: `${title} konfigurieren`,
    description: `${title}: Maße, Stoff und Farben Schritt für Schritt wählen und den Preis sofort sehen.`,
    canonicalUrl: loaderData?.canonicalUrl,
  });
};

export default function ConfigurePage({ loaderData }: Route.ComponentProps) {
  const { configuratorType, articleId, loaded, today } = loaderData;
  if (loaded.kind !== 'loaded') return <NothingToConfigure {...loaded} />;
  return <LoadedPage configuratorType={configuratorType} articleId={articleId} today={today} {...loaded} />;
}

// Nearly every visitor sees a configurator.
const NothingToConfigure = renderedPart<NothingToConfigureProps>(
  'nothing-to-configure',
  async () => (await import('#app/features/configure/components/nothing-to-configure.tsx')).NothingToConfigure,
  <p role="status">Die Seite wird geladen …</p>,
);

// Few templates have such a field, so its code, with a parser for its options, loads only with them.
const CustomFields = renderedPart<{ today: string; children: (own: CustomFieldTypes) => Elements }>(
  'custom-fields',
  async () => (await import('#app/features/field-types/custom-fields.tsx')).CustomFields,
  <p role="status">Der Konfigurator wird geladen …</p>,
);
const screenFields = withMeasureScreens(measuredFields);
const noCustomFields: CustomFieldTypes = { fieldTypes: [], components: {} };

// Loaded when a sheet is opened, with a step that has fabrics, and with the measuring step.
const FieldFabricSheet = lazyPart(async () => (await import('./field-fabric-sheet.tsx')).FieldFabricSheet);
const FabricSheetButton = lazyPart(
  async () => (await import('#app/features/materials/components/fabric-sheet-button.tsx')).FabricSheetButton,
);
const MeasureLaterButton = lazyPart(
  async () => (await import('#app/features/configure/components/measure-later-button.tsx')).MeasureLaterButton,
);

type LoaderData = Route.ComponentProps['loaderData'];
type Loaded = Extract<LoaderData['loaded'], { kind: 'loaded' }>;

function LoadedPage({
  configuratorType,
  articleId,
  article,
  template,
  languages,
  soldOut,
  today,
}: Pick<LoaderData, 'configuratorType' | 'articleId' | 'today'> & Omit<Loaded, 'kind'>) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const lines = useCart((state) => state.lines);
  const { start, editedKey, line } = useDraftStart();
  const { id, title, imageUrl, priceCents } = article;
  const language = template.ok ? template.value.language : undefined;
  const otherLanguage = language === undefined || language === languages[0] ? null : language;
  const itemOf = useCallback(
    (settings: Configuration['settings']) => ({
      article: { id, title, imageUrl, priceCents },
      configuratorSettings: settings,
    }),
    [id, title, imageUrl, priceCents],
  );
  const add = useCallback(
    ({ settings, price }: Configuration) => {
      const item = { ...itemOf(settings), price };
      if (editedKey === null) {
        cart.getState().add(item);
        showToast({ title: 'Zum Warenkorb hinzugefügt', id: 'configurator' });
      } else {
        announceCartChange(cart.getState().replace(editedKey, item));
      }
    },
    [itemOf, editedKey],
  );

  const [opened, setOpened] = useState<OpenedOption | null>(null);
  const showOption = useCallback<ShowOption>((option, control) => {
    if (option.material === null) return false;
    startTransition(() => setOpened({ option, control }));
    return true;
  }, []);
  const fabricFields = useMemo(() => ({ radio: radioOf(showOption) }), [showOption]);

  // Products without a drawing have no preview: that of another product would not show the chosen values.
  const Drawing = template.ok ? namedDrawing(template.value) : null;
  const preview =
    Drawing === null ? (
      article.configuratorType && (
        <>
          <MyDogsButton />
          <LiveDrawing configuratorType={article.configuratorType} />
          <MeasureLater />
        </>
      )
    ) : (
      <LiveNamedDrawing Drawing={Drawing} />
    );
  const configurator = ({ fieldTypes, components }: CustomFieldTypes) => (
    <ConfiguratorPage
      // Another article restarts the configurator with its own stored values. A cart line does not restart it when the
      // cart is loaded, because early input would be lost.
      key={`${configuratorType} ${articleId ?? ''} ${start === null || start.kind === 'line' ? line : ''}`}
      configuratorType={configuratorType}
      article={article}
      back={
        editedKey === null
          ? { to: paths.article(article.id), label: 'Zum Artikel' }
          : { to: paths.cart(), label: 'Zum Warenkorb' }
      }
      requestedArticleId={articleId}
      start={start}
      linkTo={(code) =>
        new URL(paths.sharedConfiguration(configuratorType, article.id, code, otherLanguage), window.location.origin)
          .href
      }
      template={template}
      languages={languages}
      soldOut={soldOut}
      today={today}
      fieldTypes={fieldTypes}
      preview={preview}
      fieldComponents={{ ...screenFields, ...fabricFields, ...components }}
      onShowOption={showOption}
      priceNote={
        <>
          <PriceNote language={language} />
          <AlterationPromise language={language} />
        </>
      }
      isInCart={(settings) => lines.some((line) => lineKey(line) === lineKey(itemOf(settings)))}
      onAdd={add}
      // Offline the cart cannot be opened, and the browser would replace this page with its error page.
      // A changed cart line restarts the configurator at another step. It must know by then that the page is being left,
      // or it would put that step in the URL and cancel this navigation, so the pending state is rendered at once.
      onAdded={() => void (navigator.onLine && navigate(paths.cart(), { flushSync: true }))}
      onRetry={() => void revalidate()}
    />
  );

  return (
    <Page className="max-md:pt-0 md:pt-4">
      <NeedsScript subject="Der Konfigurator" />
      {template.ok && hasCustomFields(template.value) ? (
        <CustomFields today={today}>{configurator}</CustomFields>
      ) : (
        configurator(noCustomFields)
      )}
      <Suspense>{opened && <FieldFabricSheet opened={opened} />}</Suspense>
    </Page>
  );
}

/** Returns the component of a radio field. Below fabrics it has a button that leads to their sheets. */
function radioOf(onShow: ShowOption) {
  const { radio: RadioField } = defaultFieldComponents;
  return function Radio({ control }: FieldComponentProps) {
    const field = <RadioField control={control} />;
    if (!control.options.some(({ option }) => option.material)) return field;
    return (
      <div>
        {field}
        <Suspense fallback={<div className="min-h-11" />}>
          <FabricSheetButton control={control} onShow={onShow} />
        </Suspense>
      </div>
    );
  };
}

/** In a measuring step, the button that leaves it without measurements. */
function MeasureLater() {
  const section = useConfigurator().configurator.template.sections[useStep().index];
  const isMeasuring = section?.groups.some(({ fields }) =>
    fields.some(({ name }) => measurementOfField(name) !== null),
  );
  return <Suspense>{isMeasuring && <MeasureLaterButton />}</Suspense>;
}

/** The drawing that the template names. Must be rendered inside the configurator, whose state it reads. */
function LiveNamedDrawing({ Drawing }: { Drawing: NonNullable<ReturnType<typeof namedDrawing>> }) {
  return (
    <div className="live-drawing">
      <Drawing fields={useDrawnFields()} />
    </div>
  );
}

/** The drawing of the current values. Must be rendered inside the configurator, whose state it reads. */
function LiveDrawing({ configuratorType }: { configuratorType: ConfiguratorType }) {
  const fields = useDrawnFields();
  const activeField = useActiveField();
  // On phones the measurement of the screen is shown, also before its field is focused.
  const focusedFieldName = useMeasuring().current ?? activeField;
  return <DrawingInSight configuratorType={configuratorType} fields={fields} focusedFieldName={focusedFieldName} />;
}

function parseType(category: string | undefined): ConfiguratorType | null {
  if (category === undefined) return 'dog-coat';
  return configuratorTypes.find((type) => type === category) ?? null;
}
