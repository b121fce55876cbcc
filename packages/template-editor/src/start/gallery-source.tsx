import type { Template } from 'configurator-core';
import { useId } from 'react';
import { useTexts } from '../store/editor-context.ts';

interface GallerySourceProps {
  readonly templates: readonly Template[];
  /** Index of the chosen one. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Lists the products to start from, navigable by arrow keys. */
export function GallerySource({ templates, chosen, onChoose }: GallerySourceProps) {
  const name = useId();
  const { start: texts } = useTexts();
  return (
    <fieldset className="te-cards te-start-gallery">
      <legend className="te-hint">{texts.galleryHint}</legend>
      {templates.map((template, index) => (
        <label key={template.id} className="te-card" data-selected={index === chosen || undefined}>
          <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
          <span className="te-card-main" lang={template.language}>
            <strong>{template.name}</strong>
            <span>{template.description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
