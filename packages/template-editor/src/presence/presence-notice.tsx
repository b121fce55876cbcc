import { useState } from 'react';
import { afterRender } from '../actions/after-render.ts';
import { Button } from '../controls/buttons.tsx';
import { type EditorEnvironment, useEditor } from '../store/editor-context.ts';
import { useIsDirty } from '../store/use-is-dirty.ts';
import { focusFirstRow } from '../structure/focus-row.ts';
import type { Presence, Reading } from './use-presence.ts';

/** Shows who edits the template and offers to take over. Renders nothing while this window edits it. */
export function PresenceNotice({ presence }: { readonly presence: Presence }) {
  const { reading } = presence;
  return reading && <Notice reading={reading} takeOver={presence.takeOver} />;
}

interface NoticeProps extends Pick<Presence, 'takeOver'> {
  readonly reading: Reading;
}

/** Describes who edits the template and since when. */
function who({ holder, wasTakenOver }: Reading, { texts: { presence: texts }, formatDate }: EditorEnvironment): string {
  if (holder === null) return texts.free;
  const since = formatDate(holder.since, { dateStyle: 'medium', timeStyle: 'short' });
  const name = holder.isCaller ? null : holder.name;
  return wasTakenOver ? texts.takenOver(name, since) : texts.editedBy(name, since);
}

function Notice({ reading, takeOver }: NoticeProps) {
  const editor = useEditor();
  const { store, texts: all } = editor;
  const { presence: texts } = all;
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isDirty = useIsDirty();
  const requestTakeOver = async () => {
    if (isBusy) return;
    setBusy(true);
    const isTaken = await takeOver();
    setBusy(false);
    setFailed(!isTaken);
    if (!isTaken) return;
    store.actions.announce(texts.nowEditing);
    // The focused button was removed with the notice.
    afterRender(focusFirstRow);
  };
  return (
    <section className="te-notice" aria-label={texts.title}>
      <p
        role={reading.wasTakenOver ? 'alert' : 'status'}
      >{`${who(reading, editor)} ${reading.wasTakenOver && isDirty ? texts.changesAreKept : texts.readOnly}`}</p>
      <Button look="plain" aria-disabled={isBusy || undefined} onClick={() => void requestTakeOver()}>
        {reading.holder === null ? texts.edit : texts.takeOver}
      </Button>
      {hasFailed && (
        <p className="te-error" role="alert">
          {texts.takeOverFailed}
        </p>
      )}
    </section>
  );
}
