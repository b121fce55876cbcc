import { formatFieldChange } from '../format/format-field-change.ts';
import { useConfigurator } from '../hooks/use-configurator.ts';
import { useConfiguratorSelector } from '../hooks/use-configurator-selector.ts';
import { useTexts } from '../hooks/use-texts.ts';

/** Lists the values dropped because of a change, with a button to undo the change. Announced politely. */
export function ChangeNotice() {
  const texts = useTexts();
  const { configurator, undo, dismissNotice } = useConfigurator();
  const notice = useConfiguratorSelector(({ context }) => context.notice);
  const droppedLabels = notice?.droppedFields.map((name) => configurator.fields.get(name)?.label ?? name) ?? [];
  return (
    <div className="cfg cfg-notices" role="status">
      {notice !== null && (
        <div className="cfg-notice">
          <p>
            {notice.changes.map((change) => (
              <span key={change.fieldName}>{`${texts.changed(formatFieldChange(configurator, texts, change))} `}</span>
            ))}
            <span>{droppedLabels.length > 0 && texts.answersDropped(droppedLabels)}</span>
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
