import { type CustomFieldType, parseTemplate, type Template } from 'configurator-core';
import { useEffect, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { countErrors } from '../findings/report.ts';
import { useReport } from '../findings/report-context.tsx';
import { Witness } from '../findings/witness.tsx';
import { useActions, useEditor, useTemplate, useTexts } from '../store/editor-context.ts';
import { DiffList } from './diff-list.tsx';
import type { TemplateUsage, VersionSource } from './version-source.ts';

interface ReleaseDialogProps {
  readonly source: VersionSource;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The live version and its usage; `version` is null if none is live yet. */
interface Live {
  readonly version: number | null;
  readonly template: Template | null;
  readonly usage: TemplateUsage;
}

async function loadLive(source: VersionSource, fieldTypes: readonly CustomFieldType[]): Promise<Live> {
  const [[newest], usage] = await Promise.all([source.list(), source.usage()]);
  if (!newest) return { version: null, template: null, usage };
  const parsed = parseTemplate(await source.load(newest.version), { fieldTypes });
  return { version: newest.version, template: parsed.ok ? parsed.value : null, usage };
}

/** The effect on carts and open orders, as far as it is known. */
function Consequences({ live }: { readonly live: Live }) {
  const { articles, unpaidOrders } = live.usage;
  const { versions: texts } = useTexts();
  return (
    <section className="te-panel" aria-label={texts.effect}>
      <h3>{texts.cartsAndOrders}</h3>
      <ul className="te-plain-list">
        <li>{articles.length === 0 ? texts.notUsed : texts.usedBy(articles.length, articles.join(', '))}</li>
        <li>{texts.cartsCheckThemselves}</li>
        <li>{`${unpaidOrders === 0 ? texts.noneUnpaid : texts.unpaid(unpaidOrders)} ${texts.ordersNeverChange}`}</li>
      </ul>
    </section>
  );
}

/** Lists every error that prevents publishing, with the values that trigger it. */
function Refusal({ errors, onFindings }: { readonly errors: number; readonly onFindings: () => void }) {
  const { report, of } = useReport();
  const { language, texts } = useEditor();
  const traced = report?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return (
    <section className="te-here" aria-label={texts.versions.blocking}>
      <p className="te-error">
        <span>{texts.versions.errorsKeep(errors)}</span>{' '}
        <Button look="quiet" onClick={onFindings}>
          {texts.versions.seeFindings}
        </Button>
      </p>
      <ul>
        {traced.map(({ code, path, message, witness }) => (
          <li key={`${code} ${path}`} className="te-finding te-finding-error">
            <p>{message[language]}</p>
            {witness && of && (
              <Witness
                template={of}
                values={witness}
                lead={texts.findings.shopperMeetsIt}
                none={texts.findings.shopperMeetsItAtOnce}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows what the next save would publish and how that affects shoppers. */
export function ReleaseDialog({ source, onSave, onClose }: ReleaseDialogProps) {
  const template = useTemplate();
  const { report, isFresh } = useReport();
  const { setSide } = useActions();
  const { texts: all, fieldTypes } = useEditor();
  const { versions: texts } = all;
  const [live, setLive] = useState<Live | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOpen = true;
    loadLive(source, fieldTypes).then(
      (loaded) => isOpen && setLive(loaded),
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
    };
  }, [source, fieldTypes]);
  const errors = report ? countErrors(report) : 0;
  const warnings = report?.findings.filter(({ severity }) => severity === 'warning').length ?? 0;
  return (
    <Modal
      title={texts.release}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.keepEditing}
          </Button>
          <Button
            look="primary"
            onClick={() => {
              onClose();
              onSave();
            }}
          >
            {errors > 0 ? texts.saveDraft : texts.saveLive}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <p className="te-error" role="alert">
          {texts.liveNotLoaded}
        </p>
      )}
      {isFresh && errors > 0 && (
        <Refusal
          errors={errors}
          onFindings={() => {
            onClose();
            setSide('findings');
          }}
        />
      )}
      {isFresh && errors === 0 && warnings > 0 && <p className="te-hint">{texts.warnings(warnings)}</p>}
      {live === null && !hasFailed && <p className="te-empty">{texts.loading}</p>}
      {live && (
        <>
          <h3>{live.version === null ? texts.firstVersion : texts.changesSinceLive(live.version)}</h3>
          {live.template ? (
            <DiffList before={live.template} after={template} />
          ) : (
            <p className="te-hint">{live.version === null ? texts.nothingLive : texts.liveUnreadable}</p>
          )}
          <Consequences live={live} />
        </>
      )}
    </Modal>
  );
}
