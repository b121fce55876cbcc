import { memo } from 'react';
import { IconButton } from '../controls/buttons.tsx';
import { useEditorState, useTexts } from '../store/editor-context.ts';
import { useRunCommand } from './command-context.ts';
import { commandOf } from './command-table.ts';
import type { CommandId } from './editor-command.ts';

/** The button of a command, with the name, icon and state from the command table. */
export const CommandButton = memo(function CommandButton({ id }: { readonly id: CommandId }) {
  const run = useRunCommand();
  const texts = useTexts();
  const { icon, label, name, isEnabled } = commandOf(id);
  const tooltip = useEditorState((state) => label(texts, state));
  const isDisabled = useEditorState((state) => isEnabled?.(state) === false);
  return (
    <IconButton
      label={name?.(texts) ?? tooltip}
      title={tooltip}
      icon={icon}
      disabled={isDisabled}
      onClick={() => run(id)}
    />
  );
});
