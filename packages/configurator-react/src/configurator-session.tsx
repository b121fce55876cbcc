import { type Configurator, currencyOf, formatMoney } from 'configurator-core';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { defaultFieldComponents } from './field-components.ts';
import { useStable } from './hooks/use-stable.ts';
import type { FieldComponents } from './session/field-control.ts';
import { createPress } from './session/press.ts';
import { ActiveFieldContext, SessionContext, type ShowOption } from './session/session-context.ts';
import { type SessionOptions, useSessionActor } from './session/use-session-actor.ts';
import type { ConfiguratorTexts } from './texts/configurator-texts.ts';
import { textsOfLanguage } from './texts/texts-of-language.ts';
import type { FileUploads } from './uploads/file-uploads.ts';
import { UploadQueue } from './uploads/upload-queue.ts';

/** Settings of a session. Initial values are read once. */
export interface SessionSettings extends SessionOptions {
  /** Texts of the renderer. Default: German or English texts in `language`, else in that of the template, else English. */
  readonly texts?: ConfiguratorTexts;
  /** BCP 47 language of the renderer's texts and formats. */
  readonly language?: string | undefined;
  /** Replaces the components of individual field types. */
  readonly components?: Partial<FieldComponents>;
  /** Hosts (https) that embeds and pictures of the template may come from. */
  readonly allowedHosts?: readonly string[];
  /** Stores the files of file fields. If omitted, files cannot be uploaded. */
  readonly fileUploads?: FileUploads;
  /** Shows an option whose picture the shopper enlarges. Keep the same function between renders. */
  readonly onShowOption?: ShowOption;
}

/** Props of a session. A new `configurator` starts a new session. */
export interface ConfiguratorSessionProps extends SessionSettings {
  readonly configurator: Configurator;
  readonly children: ReactNode;
}

const noHosts: readonly string[] = [];

/** Runs a compiled configurator for its children, so that pages with a compiled one need no template parser. */
export function ConfiguratorSession({ configurator, ...rest }: ConfiguratorSessionProps) {
  const [current, setCurrent] = useState({ configurator, run: 0 });
  if (current.configurator !== configurator) setCurrent({ configurator, run: current.run + 1 });
  return <Session {...rest} key={current.run} configurator={current.configurator} />;
}

function Session({
  configurator,
  texts: given,
  language,
  components,
  allowedHosts = noHosts,
  fileUploads,
  onShowOption,
  children,
  ...options
}: ConfiguratorSessionProps) {
  const id = useId();
  const { template } = configurator;
  const texts = useMemo(() => {
    const words = given ?? textsOfLanguage(language, template);
    const currency = currencyOf(template);
    return { ...words, currency, money: (cents: number) => formatMoney(cents, currency, words.locale) };
  }, [given, language, template]);
  const actor = useSessionActor({ configurator, ...options });
  const [uploads] = useState(() => new UploadQueue({ configurator, actor }, fileUploads ?? null));
  useEffect(() => {
    uploads.adapter = fileUploads ?? null;
  }, [uploads, fileUploads]);
  useEffect(() => () => uploads.dispose(), [uploads]);
  const canUpload = fileUploads !== undefined;
  const [press] = useState(createPress);
  useEffect(() => press.watch(), [press]);
  const [activeField, setActiveField] = useState<string | null>(null);
  const stableHosts = useStable(allowedHosts);
  const stableComponents = useStable({ ...defaultFieldComponents, ...components });
  const session = useStable({
    id,
    configurator,
    actor,
    texts,
    components: stableComponents,
    allowedHosts: stableHosts,
    uploads,
    canUpload,
    onShowOption,
    press,
    setActiveField,
  });
  return (
    <SessionContext value={session}>
      <ActiveFieldContext value={activeField}>{children}</ActiveFieldContext>
    </SessionContext>
  );
}
