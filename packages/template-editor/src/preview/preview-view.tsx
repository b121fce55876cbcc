import { compileTemplate, type Template } from 'configurator-core';
import { ConfiguratorLayout, ConfiguratorSession } from 'configurator-react';
import { memo, useMemo, useRef, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { Witness } from '../findings/witness.tsx';
import { useActions, useEditorState, useTemplateLater } from '../store/editor-context.ts';
import { generalTab } from '../store/editor-state.ts';
import { placeTestOrder, type TestOrder } from './test-order.ts';
import { TestOrderDialog } from './test-order-dialog.tsx';

const widths = [
  { key: 'desktop', label: 'Desktop' },
  { key: 'tablet', label: 'Tablet' },
  { key: 'phone', label: 'Phone' },
] as const;

interface PreviewViewProps {
  readonly basePriceCents: number;
  readonly allowedHosts?: readonly string[];
}

/** The template as shoppers will see it, by the shop's own renderer; what was chosen stays while the template changes. */
export function PreviewView(props: PreviewViewProps) {
  return <PreviewOf {...props} template={useTemplateLater()} />;
}

const PreviewOf = memo(function PreviewOf({
  template,
  basePriceCents,
  allowedHosts,
}: PreviewViewProps & { readonly template: Template }) {
  const { run, values, title } = useEditorState((state) => state.preview);
  const tab = useEditorState((state) => state.tab);
  const { showValues, setSide } = useActions();
  const [width, setWidth] = useState<(typeof widths)[number]['key']>('desktop');
  const [order, setOrder] = useState<TestOrder | null>(null);
  const section = template.sections.findIndex(({ id }) => id === tab);
  const progress = useRef<{ run: number; values: unknown; step: number }>({ run: -1, values, step: 0 });
  if (progress.current.run !== run) {
    // A new shopper begins at the first step; otherwise the step being worked on is the one to see.
    const isNewShopper = run > 0 && Object.keys(values).length === 0;
    progress.current = { run, values, step: tab === generalTab || isNewShopper ? 0 : Math.max(0, section) };
  }
  const compiled = useMemo(() => compileTemplate(template), [template]);
  const isEmpty = template.sections.length === 0;
  return (
    <section className="te-preview" aria-label="Preview">
      <div className="te-preview-tools">
        <fieldset className="te-segments" aria-label="Width">
          {widths.map(({ key, label }) => (
            <button key={key} type="button" aria-pressed={key === width} onClick={() => setWidth(key)}>
              {label}
            </button>
          ))}
        </fieldset>
        <Button look="quiet" onClick={() => showValues({}, null)}>
          As a new shopper
        </Button>
        <Button
          look="quiet"
          icon="done"
          disabled={isEmpty}
          onClick={() => setOrder(placeTestOrder(template, Object(progress.current.values), basePriceCents))}
        >
          Test order
        </Button>
      </div>
      {title !== null && (
        <div className="te-replay" role="status" tabIndex={-1}>
          <p className="te-preview-title">{title}</p>
          <Witness template={template} values={values} lead="Replayed with" />
        </div>
      )}
      {order && <TestOrderDialog order={order} onClose={() => setOrder(null)} />}
      <div className="te-device" data-width={width}>
        {compiled.ok && !isEmpty ? (
          <ConfiguratorSession
            key={run}
            configurator={compiled.value}
            basePriceCents={basePriceCents}
            initialValues={
              Object.keys(Object(progress.current.values)).length > 0 ? progress.current.values : undefined
            }
            initialStepIndex={Math.min(progress.current.step, template.sections.length - 1)}
            allowedHosts={allowedHosts}
            onChange={({ values: chosen, stepIndex }) => {
              progress.current = { run, values: chosen, step: stepIndex };
            }}
          >
            <ConfiguratorLayout />
          </ConfiguratorSession>
        ) : (
          <p className="te-empty">
            {isEmpty ? 'There is nothing to show yet. ' : 'The template cannot run yet. '}
            {!isEmpty && (
              <Button look="quiet" onClick={() => setSide('findings')}>
                See the findings
              </Button>
            )}
          </p>
        )}
      </div>
    </section>
  );
});
