import { parseTemplate, type Template } from 'configurator-core';
import { useEffect, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { countErrors } from '../findings/report.ts';
import { useReport } from '../findings/report-context.tsx';
import { Witness } from '../findings/witness.tsx';
import { useActions, useEditor, useTemplate } from '../store/editor-context.ts';
import { DiffList } from './diff-list.tsx';
import type { TemplateUsage, VersionSource } from './version-source.ts';

interface ReleaseDialogProps {
  readonly source: VersionSource;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The live version and what hangs on it; no version where nothing is live yet. */
interface Live {
  readonly version: number | null;
  readonly template: Template | null;
  readonly usage: TemplateUsage;
}

async function loadLive(source: VersionSource): Promise<Live> {
  const [[newest], usage] = await Promise.all([source.list(), source.usage()]);
  if (!newest) return { version: null, template: null, usage };
  const parsed = parseTemplate(await source.load(newest.version));
  return { version: newest.version, template: parsed.ok ? parsed.value : null, usage };
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** The effect on carts and open orders, as far as it is known. */
function Consequences({ live }: { readonly live: Live }) {
  const { articles, unpaidOrders } = live.usage;
  return (
    <section className="te-panel" aria-label="Effect on carts and orders">
      <h3>Carts and orders</h3>
      <ul className="te-plain-list">
        <li>
          {articles.length === 0
            ? 'No article uses this template yet.'
            : `${counted(articles.length, 'article uses', 'articles use')} it: ${articles.join(', ')}.`}
        </li>
        <li>
          Carts are stored in the shoppers' browsers and cannot be counted. Each cart checks itself when it is opened:
          if a price changed, it shows both prices. Items that can no longer be ordered are carried over, and the
          shopper is asked only for what is missing.
        </li>
        <li>
          {unpaidOrders === 0
            ? 'No order is waiting for payment.'
            : `${counted(unpaidOrders, 'order is waiting for payment and keeps its', 'orders are waiting for payment and keep their')} version and price.`}{' '}
          Placed orders never change.
        </li>
      </ul>
    </section>
  );
}

/** Why it cannot go live: every error with the values that show it. */
function Refusal({ errors, onFindings }: { readonly errors: number; readonly onFindings: () => void }) {
  const { report, of } = useReport();
  const { language } = useEditor();
  const traced = report?.findings.filter(({ severity }) => severity === 'error') ?? [];
  return (
    <section className="te-here" aria-label="Problems that block publishing">
      <p className="te-error">
        {counted(errors, 'error keeps', 'errors keep')} this from going live; the shop stays as it is.{' '}
        <Button look="quiet" onClick={onFindings}>
          See the findings
        </Button>
      </p>
      <ul>
        {traced.map(({ code, path, message, witness }) => (
          <li key={`${code} ${path}`} className="te-finding te-finding-error">
            <p>{message[language]}</p>
            {witness && of && <Witness template={of} values={witness} lead="A shopper meets it with" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says what would go live with the next save, and what it means for shoppers, before anything is done. */
export function ReleaseDialog({ source, onSave, onClose }: ReleaseDialogProps) {
  const template = useTemplate();
  const { report, isFresh } = useReport();
  const { setSide } = useActions();
  const [live, setLive] = useState<Live | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    loadLive(source).then(
      (loaded) => isOpen && setLive(loaded),
      () => isOpen && setError('The live version could not be loaded. Close this window and try again.'),
    );
    return () => {
      isOpen = false;
    };
  }, [source]);
  const errors = report ? countErrors(report) : 0;
  const warnings = report?.findings.filter(({ severity }) => severity === 'warning').length ?? 0;
  return (
    <Modal
      title="What goes live"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Keep editing
          </Button>
          <Button
            look="primary"
            onClick={() => {
              onClose();
              onSave();
            }}
          >
            {errors > 0 ? 'Save as a draft' : 'Save and go live'}
          </Button>
        </>
      }
    >
      {error !== null && (
        <p className="te-error" role="alert">
          {error}
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
      {isFresh && errors === 0 && warnings > 0 && (
        <p className="te-hint">{counted(warnings, 'warning does', 'warnings do')} not keep it from going live.</p>
      )}
      {live === null && error === null && <p className="te-empty">Loading …</p>}
      {live && (
        <>
          <h3>
            {live.version === null ? 'The first version' : `Changes since version ${live.version}, which is live`}
          </h3>
          {live.template ? (
            <DiffList before={live.template} after={template} />
          ) : (
            <p className="te-hint">
              {live.version === null ? 'Nothing is live yet.' : 'The live version is unreadable.'}
            </p>
          )}
          <Consequences live={live} />
        </>
      )}
    </Modal>
  );
}
