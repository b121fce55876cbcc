import { formatTemplatePath } from 'configurator-core';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { namedPart } from '../document/command-words.ts';
import { dependentsOutside, outermost } from '../document/delete-parts.ts';
import type { ElementRef } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { useActions, useEditorState, useTemplate, useTexts } from '../store/editor-context.ts';

/** Asks before something is deleted that others read, and names them. */
export function DeleteDialog() {
  const refs = useEditorState((state) => state.deleting);
  return refs && <Question refs={refs} />;
}

function Question({ refs }: { readonly refs: readonly ElementRef[] }) {
  const template = useTemplate();
  const { editor: texts, controls, parts: partTexts } = useTexts();
  const { confirmDelete, cancelDelete } = useActions();
  const targets = outermost(template, refs);
  const parts = targets.flatMap((ref) => findPart(template, ref) ?? []);
  const names = parts.map((part) => namedPart(part, partTexts)).join(', ');
  const dependents = dependentsOutside(template, targets);
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
          {areOptions ? (
            <Button look="danger" onClick={() => confirmDelete(false)}>
              {texts.delete}
            </Button>
          ) : (
            <Button look="danger" onClick={() => confirmDelete(true)}>
              {texts.deleteWithRules}
            </Button>
          )}
        </>
      }
    >
      <p>{areOptions ? texts.comparedBy : texts.readBy}</p>
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
