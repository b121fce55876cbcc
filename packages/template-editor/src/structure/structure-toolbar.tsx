import { CommandButton } from '../commands/command-button.tsx';
import { IconButton } from '../controls/buttons.tsx';
import { usePanes } from '../panes/panes-context.ts';
import { useTexts } from '../store/editor-context.ts';
import { AddPart } from './add-part.tsx';

const selectionCommands = [
  'selection:up',
  'selection:down',
  'selection:duplicate',
  'selection:copy',
  'selection:paste',
  'selection:delete',
] as const;

interface StructureToolbarProps {
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
  /** Called when the list of part kinds is closed without a choice. */
  readonly onCancelAdding: () => void;
}

/** Actions on the selection of one or several parts. */
export function StructureToolbar({ isAdding, onAdding, onCancelAdding }: StructureToolbarProps) {
  const { structure: texts } = useTexts();
  const { hideStructure } = usePanes();
  return (
    <div className="te-tools" role="toolbar" aria-label={texts.toolbar}>
      <AddPart isOpen={isAdding} onToggle={onAdding} onCancel={onCancelAdding} />
      {selectionCommands.map((id) => (
        <CommandButton key={id} id={id} />
      ))}
      <span className="te-grow" />
      <span className="te-only-wide">
        <IconButton label={texts.hide} icon="hide" data-hides="structure" onClick={hideStructure} />
      </span>
    </div>
  );
}
