import { Button } from '../controls/buttons.tsx';
import type { ElementRef } from '../document/element.ts';
import { countParts } from '../document/part-labels.ts';
import { useEditor } from '../store/editor-context.ts';
import { useClipboard } from '../structure/use-clipboard.ts';

/** Actions on several parts that are not all fields and therefore share no properties. */
export function SeveralPartsInspector({ refs }: { readonly refs: readonly ElementRef[] }) {
  const { store, texts } = useEditor();
  const { duplicate } = useClipboard();
  const count = countParts(refs, texts.parts);
  return (
    <>
      <h2 className="te-inspector-title">{texts.inspector.several(count)}</h2>
      <p className="te-hint">{texts.inspector.onlyFieldsTogether}</p>
      <div className="te-row-of-buttons">
        <Button icon="duplicate" onClick={() => duplicate(refs)}>
          {texts.steps.duplicate(count)}
        </Button>
        <Button look="danger" icon="remove" onClick={() => store.actions.requestDelete(refs)}>
          {texts.steps.delete(count)}
        </Button>
      </div>
    </>
  );
}
