import { useConfigurator } from '../hooks/use-configurator.ts';
import { useObservable } from '../hooks/use-observable.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { useSession } from '../session/session-context.ts';
import { wordChange } from '../session/word-change.ts';

/** Says which answers a change has put out of force, and takes the change back. Announced politely. */
export function ChangeNotice() {
  const texts = useTexts();
  const { configurator, undo, dismissNotice } = useConfigurator();
  const notice = useObservable(useSession().notice);
  return (
    <div className="cfg cfg-notices" role="status">
      {notice !== null && (
        <div className="cfg-notice">
          <p>
            {notice.changes.map((change) => (
              <span key={change.fieldName}>{`${texts.changed(wordChange(configurator, texts, change))} `}</span>
            ))}
            {notice.droppedLabels.length > 0 && texts.answersDropped(notice.droppedLabels)}
          </p>
          <button type="button" className="cfg-button" onClick={undo}>
            {texts.undo}
          </button>
          <button type="button" className="cfg-link-button" onClick={dismissNotice}>
            {texts.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}
