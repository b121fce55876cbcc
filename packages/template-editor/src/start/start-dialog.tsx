import type { Template } from 'configurator-core';
import { useId, useMemo, useState } from 'react';
import { focusName } from '../canvas/general-tab.tsx';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { adoptTemplate } from '../document/edits/adopt-template.ts';
import { useEditor } from '../store/editor-context.ts';
import { FormSource } from './form-source.tsx';
import { readGallery } from './gallery.ts';
import { GallerySource } from './gallery-source.tsx';
import { readFieldTable } from './read-field-table.ts';
import { StartPreview } from './start-preview.tsx';
import { TableSource } from './table-source.tsx';
import { useConvertedForm } from './use-converted-form.ts';

const sources = ['gallery', 'table', 'form'] as const;

interface StartDialogProps {
  readonly basePriceCents: number;
  readonly onClose: () => void;
}

/** Fills an empty template from a product, a spreadsheet or another library's form, after a preview of the result. */
export function StartDialog({ basePriceCents, onClose }: StartDialogProps) {
  const { store, createId, texts: all, host, fieldTypes } = useEditor();
  const { start: texts, parts, steps } = all;
  const id = useId();
  const gallery = useMemo(() => readGallery(host.gallery ?? [], fieldTypes), [host, fieldTypes]);
  const offered = gallery.length > 0 ? sources : sources.filter((source) => source !== 'gallery');
  const [source, setSource] = useState<(typeof sources)[number]>(offered[0] ?? 'table');
  const [chosen, setChosen] = useState(0);
  const [table, setTable] = useState('');
  const [form, setForm] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const read = useMemo(
    () =>
      readFieldTable(table, {
        template: store.getState().history.template,
        createId,
        firstSection: steps.newSection(1),
        locale: all.locale,
      }),
    [table, store, createId, steps, all.locale],
  );
  const converted = useConvertedForm(form, all.conversion.names);
  const candidates: Readonly<Record<(typeof sources)[number], Template | null>> = {
    gallery: gallery[chosen] ?? null,
    table: table.trim() === '' ? null : read.template,
    form: converted?.ok ? converted.value.template : null,
  };
  const { [source]: candidate } = candidates;
  const use = () => {
    if (candidate === null) return setRefusal(texts.nothingYet);
    const { template: current } = store.getState().history;
    const template = { ...adoptTemplate(candidate, current, createId), name: current.name || candidate.name };
    const refused = store.actions.run(
      { type: 'replace', template },
      { label: texts.steps[source], announce: texts.steps[source] },
    );
    setRefusal(refused);
    if (refused !== null) return;
    onClose();
    focusName();
  };
  return (
    <Modal
      title={texts.title}
      isWide
      onClose={onClose}
      actions={
        <>
          {refusal !== null && (
            <p className="te-error" role="alert">
              {refusal}
            </p>
          )}
          <Button look="quiet" onClick={onClose}>
            {texts.empty}
          </Button>
          <Button look="primary" onClick={use}>
            {texts.use}
          </Button>
        </>
      }
    >
      <fieldset className="te-segments" aria-label={texts.from}>
        {offered.map((other) => (
          <button
            key={other}
            type="button"
            aria-pressed={other === source}
            onClick={() => {
              setSource(other);
              setRefusal(null);
            }}
          >
            {texts.sources[other]}
          </button>
        ))}
      </fieldset>
      <div className="te-start">
        <div className="te-start-source">
          {source === 'gallery' && <GallerySource templates={gallery} chosen={chosen} onChoose={setChosen} />}
          {source === 'table' && <TableSource text={table} read={read} onText={setTable} />}
          {source === 'form' && <FormSource text={form} converted={converted} onText={setForm} />}
        </div>
        <section className="te-start-preview" aria-labelledby={`${id}-preview`}>
          <h3 id={`${id}-preview`}>{texts.preview}</h3>
          {candidate ? (
            <>
              <p role="status">
                {[
                  parts.formatCount('section', candidate.sections.length),
                  parts.formatCount('field', fieldCount(candidate)),
                ].join(', ')}
              </p>
              <StartPreview key={`${source}:${chosen}`} template={candidate} basePriceCents={basePriceCents} />
            </>
          ) : (
            <p className="te-empty">{texts.nothingYet}</p>
          )}
        </section>
      </div>
    </Modal>
  );
}

function fieldCount({ sections }: Template): number {
  return sections.reduce((sum, { groups }) => groups.reduce((all, { fields }) => all + fields.length, sum), 0);
}
