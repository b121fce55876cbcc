import type { Option } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { SelectControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useEditor } from '../store/editor-context.ts';

interface OptionMaterialControlProps {
  readonly option: Option;
  /** Whether it has no hint, as in the row of an option. */
  readonly isBrief?: boolean;
}

/** Edits the material of an option: one of the host's materials, or a key if the host lists none. */
export function OptionMaterialControl({ option: { id, image, material }, isBrief }: OptionMaterialControlProps) {
  const update = useUpdate('option', id);
  const { texts: all, host } = useEditor();
  const { inspector: texts } = all;
  if (!host.materials) {
    return (
      <TextControl
        label={texts.material}
        hint={texts.materialHint}
        isCode
        value={material ?? ''}
        onChange={(key) => update({ material: key || null }, 'material')}
      />
    );
  }
  const change = (key: string) => {
    const find = (wanted: string | null) => host.materials?.find((other) => other.key === wanted);
    const chosen = find(key);
    // The option's own picture stays. The previous material's picture is removed, also while typing in the list.
    const isOwn = image !== null && image.url !== find(material)?.pictureUrl;
    const picture = chosen?.pictureUrl ? { url: chosen.pictureUrl, alt: chosen.name } : null;
    update({ material: key || null, image: isOwn ? image : picture }, 'material');
  };
  const items = host.materials.map(({ key, name, isSoldOut }) => ({
    value: key,
    label: isSoldOut ? texts.soldOut(name) : name,
  }));
  return (
    <SelectControl
      label={texts.material}
      hint={!isBrief && texts.materialHint}
      value={material ?? ''}
      items={[{ value: '', label: texts.noMaterial }, ...items]}
      onChange={change}
    />
  );
}
