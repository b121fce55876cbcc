import { formatTemplatePath } from 'configurator-core';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { kindWords, partLabel } from '../document/command-words.ts';
import { dependentsOutside, outermost } from '../document/delete-parts.ts';
import type { ElementRef } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { useActions, useEditorState, useTemplate } from '../store/editor-context.ts';

const ownerWords = { section: 'section', group: 'group', field: 'field', option: 'option', price_rule: 'price rule' };

/** Asks before something is deleted that others read, and names them. */
export function DeleteDialog() {
  const refs = useEditorState((state) => state.deleting);
  return refs && <Question refs={refs} />;
}

function Question({ refs }: { readonly refs: readonly ElementRef[] }) {
  const template = useTemplate();
  const { confirmDelete, cancelDelete } = useActions();
  const targets = outermost(template, refs);
  const parts = targets.flatMap((ref) => findPart(template, ref) ?? []);
  const names = parts.map((part) => `${kindWords[part.kind]} “${partLabel(part)}”`).join(', ');
  const dependents = dependentsOutside(template, targets);
  const areOptions = targets.every(({ kind }) => kind === 'option');
  return (
    <Modal
      title={`Delete ${names}?`}
      onClose={cancelDelete}
      actions={
        <>
          <Button look="quiet" onClick={cancelDelete}>
            Cancel
          </Button>
          {areOptions ? (
            <Button look="danger" onClick={() => confirmDelete(false)}>
              Delete
            </Button>
          ) : (
            <Button look="danger" onClick={() => confirmDelete(true)}>
              Delete, and these rules with it
            </Button>
          )}
        </>
      }
    >
      <p>{areOptions ? 'These rules compare with it and will no longer hold:' : 'These rules read it:'}</p>
      <ul className="te-dependents">
        {dependents.map(({ path, kind, label }) => (
          <li key={formatTemplatePath(path)}>
            <strong>{label || 'Untitled'}</strong> <small>{ownerWords[kind]}</small>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
