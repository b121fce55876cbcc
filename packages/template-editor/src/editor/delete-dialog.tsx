import { formatTemplatePath } from 'configurator-core';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { dependentsOutside, withoutNested } from '../document/edits/delete-parts.ts';
import type { ElementRef } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { keysWithin } from '../document/keys-within.ts';
import { namedPart } from '../document/part-labels.ts';
import { useActions, useEditorState, useTemplate, useTexts } from '../store/editor-context.ts';

/** Asks for confirmation before deleting parts that are read elsewhere or have comments. Lists the readers. */
export function DeleteDialog() {
  const refs = useEditorState((state) => state.deleting);
  return refs && <Question refs={refs} />;
}

function Question({ refs }: { readonly refs: readonly ElementRef[] }) {
  const template = useTemplate();
  const { editor: texts, comments, controls, parts: partTexts } = useTexts();
  const { confirmDelete, cancelDelete } = useActions();
  const targets = withoutNested(template, refs);
  const parts = targets.flatMap((ref) => findPart(template, ref) ?? []);
  const names = parts.map((part) => namedPart(part, partTexts, template)).join(', ');
  const dependents = dependentsOutside(template, targets);
  const commented = useEditorState((state) => state.commented);
  const threads = [...keysWithin(template, targets)].reduce((sum, key) => sum + (commented.get(key) ?? 0), 0);
  const areOptions = targets.every(({ kind }) => kind === 'option');
  return (
    <Modal
      title={texts.deleteTitle(names)}
      onClose={cancelDelete}
      actions={
        <>
          <Button look="quiet" onClick={cancelDelete}>
            {controls.cancel}
          </Button>
          {areOptions || dependents.length === 0 ? (
            <Button look="danger" onClick={() => confirmDelete(false)}>
              {threads > 0 ? comments.deletePart : texts.delete}
            </Button>
          ) : (
            <Button look="danger" onClick={() => confirmDelete(true)}>
              {texts.deleteWithRules}
            </Button>
          )}
        </>
      }
    >
      {threads > 0 && <p>{comments.deletedWith(threads)}</p>}
      {dependents.length > 0 && <p>{areOptions ? texts.comparedBy : texts.readBy}</p>}
      <ul className="te-dependents">
        {dependents.map(({ path, kind, label }) => (
          <li key={formatTemplatePath(path)}>
            <strong>{label || partTexts.untitled}</strong> <small>{partTexts.kinds[kind]}</small>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
