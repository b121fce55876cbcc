import { useId } from 'react';
import { useTexts } from '../store/editor-context.ts';
import type { GalleryEntry } from './gallery.ts';

interface GallerySourceProps {
  readonly entries: readonly GalleryEntry[];
  readonly chosen: GalleryEntry['key'] | null;
  readonly onChoose: (key: GalleryEntry['key']) => void;
}

/** Lists the products to start from, navigable by arrow keys. */
export function GallerySource({ entries, chosen, onChoose }: GallerySourceProps) {
  const name = useId();
  const { start: texts } = useTexts();
  return (
    <fieldset className="te-cards te-start-gallery">
      <legend className="te-hint">{texts.galleryHint}</legend>
      {entries.map(({ key, template }) => (
        <label key={key} className="te-card" data-selected={key === chosen || undefined}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          <span className="te-card-main" lang={template.language}>
            <strong>{template.name}</strong>
            <span>{template.description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
