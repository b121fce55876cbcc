import { readConfiguratorSettings, type SettingsField, type SettingsSection } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import { ChevronDown } from 'lucide-react';
import { Suspense, use } from 'react';
import { shop } from '#app/config/shop.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { languageOfSettings } from '#app/lib/language/language-of-settings.ts';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import type { Elements } from '../page/elements.ts';
import { PageLanguage } from '../page/page-language.ts';
import { inTemplateOrder } from './in-template-order.ts';

// Only lines with HTML need the renderer.
const SettingsHtml = lazyPart(async () => (await import('./settings-html.tsx')).SettingsHtml);
const OrderFiles = lazyPart(async () => (await import('../order/order-files.tsx')).OrderFiles);

interface ConfiguredSettingsProps {
  /** Settings as written by the engine, by an earlier version or by another program. */
  settings: Readonly<Record<string, unknown>>;
  /** Content below the sections. */
  children?: Elements;
}

/** The configuration of an article by section, readable without its template. */
export function ConfiguredSettings({ settings, children }: ConfiguredSettingsProps) {
  const language = use(PageLanguage);
  const read = readConfiguratorSettings(settings, builtInWords);
  if (!read.ok) return null;
  const sections = inTemplateOrder(read.value, settings)
    .map((section) => ({ ...section, fields: section.fields.filter(({ isInternal }) => !isInternal) }))
    .filter(({ fields }) => fields.length > 0);
  if (sections.length === 0) return null;
  return (
    <details className="group mt-2">
      <summary
        lang={language}
        className="-ml-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control px-2 font-medium text-forest hover:bg-mist [&::-webkit-details-marker]:hidden"
      >
        <span>{language === 'en' ? 'Configured' : 'Konfiguriert'}</span>
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div lang={languageOfSettings(settings) ?? shop.language} className="mt-1 space-y-5 border-tape border-l-2 pl-4">
        {sections.map((section) => (
          <ConfiguredSection key={section.id} section={section} />
        ))}
        {children}
      </div>
    </details>
  );
}

function ConfiguredSection({ section }: { section: SettingsSection }) {
  return (
    <section>
      <h3 className="font-semibold text-base">{section.title}</h3>
      {section.description !== null && <p className="text-ink-soft text-sm">{section.description}</p>}
      <dl className="mt-1 space-y-1 text-sm">
        {section.fields.map((field) => (
          <ConfiguredField key={field.name} field={field} />
        ))}
      </dl>
    </section>
  );
}

function ConfiguredField({ field }: { field: SettingsField }) {
  const { label, fieldType } = field;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{`${label}:`}</dt>
      <dd className="min-w-0 break-words">
        {fieldType === 'static_text' || fieldType === 'iframe' ? (
          <Suspense>
            <SettingsHtml fieldType={fieldType} label={label} html={String(field.value ?? '')} />
          </Suspense>
        ) : fieldType === 'file' ? (
          <Suspense fallback={<span>{field.displayValue}</span>}>
            <OrderFiles value={field.value} />
          </Suspense>
        ) : (
          <span>{field.displayValue}</span>
        )}
        {field.priceCents > 0 && <span className="text-ink-soft">{` (+${formatPrice(field.priceCents)})`}</span>}
      </dd>
    </div>
  );
}
