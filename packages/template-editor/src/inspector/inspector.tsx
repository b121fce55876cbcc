import { rowKey } from '../document/element.ts';
import { findElement } from '../document/find.ts';
import { FindingsHere } from '../findings/findings-here.tsx';
import { useEditorState, useTemplate, useTexts } from '../store/editor-context.ts';
import { TypedScope } from '../store/typed-texts.ts';
import { FieldInspector } from './field-inspector.tsx';
import { GroupInspector } from './group-inspector.tsx';
import { OptionInspector } from './option-inspector.tsx';
import { PriceRuleInspector } from './price-rule-inspector.tsx';
import { SectionInspector } from './section-inspector.tsx';
import { SeveralFieldsInspector } from './several-fields-inspector.tsx';
import { SeveralPartsInspector } from './several-parts-inspector.tsx';

/** Edits the properties of the selected part or parts. */
export function Inspector() {
  const template = useTemplate();
  const { inspector: texts } = useTexts();
  const selection = useEditorState((state) => state.selection);
  const several = selection.flatMap(({ kind, id }) =>
    kind === 'field' ? (findElement(template, 'field', id)?.element ?? []) : [],
  );
  if (selection.length > 1) {
    return (
      <TypedScope value={selection.map(rowKey).join(' ')}>
        <div className="te-inspector" key={selection.map(({ id }) => id).join(' ')}>
          {several.length === selection.length ? (
            <SeveralFieldsInspector fields={several} />
          ) : (
            <SeveralPartsInspector refs={selection} />
          )}
        </div>
      </TypedScope>
    );
  }
  const ref = selection.at(-1);
  const section = ref?.kind === 'section' && findElement(template, 'section', ref.id)?.element;
  const group = ref?.kind === 'group' && findElement(template, 'group', ref.id)?.element;
  const field = ref?.kind === 'field' && findElement(template, 'field', ref.id)?.element;
  const option = ref?.kind === 'option' && findElement(template, 'option', ref.id);
  const owner = option ? findElement(template, 'field', option.place.parentId ?? '')?.element : undefined;
  const rule = ref?.kind === 'price_rule' && findElement(template, 'price_rule', ref.id)?.element;
  // The key remounts the controls for another element, so that drafts do not carry over. The scope keeps them.
  return (
    <TypedScope value={ref ? rowKey(ref) : null}>
      <div className="te-inspector" key={ref ? `${ref.kind}:${ref.id}` : 'none'}>
        <FindingsHere />
        {section && <SectionInspector section={section} />}
        {group && <GroupInspector group={group} />}
        {field && <FieldInspector field={field} />}
        {option && owner && <OptionInspector option={option.element} field={owner} />}
        {rule && ref && <PriceRuleInspector rule={rule} id={ref.id} />}
        {!ref && <p className="te-empty">{texts.nothingSelected}</p>}
      </div>
    </TypedScope>
  );
}
