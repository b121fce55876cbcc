import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';
import { Markdown } from '#app/ui/content/markdown.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { useArticleTexts } from '../texts/article-texts.ts';

interface MarkdownEditorProps {
  label: string;
  /** The current text, for the preview. */
  text: string;
  field: UseFormRegisterReturn & { error?: string };
}

const tabs = ['write', 'preview'] as const;

/** Markdown field with a preview that uses the shop's parser, without HTML. */
export function MarkdownEditor({ label, text, field }: MarkdownEditorProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('write');
  const texts = useArticleTexts();
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <div role="tablist" aria-label={texts.view} className="flex gap-1 self-end rounded-control bg-mist p-1">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            onClick={() => setTab(name)}
            className="min-h-9 rounded-control px-3 text-sm aria-selected:bg-surface aria-selected:font-semibold"
          >
            {texts[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {/* Hidden instead of removed, so that the form keeps the entry and the field's position. */}
        <div hidden={tab !== 'write'}>
          <TextAreaField label={label} isOptional rows={12} description={texts.markdown} {...field} />
        </div>
        {tab === 'preview' && (
          <div className="min-h-40 rounded-control border border-line p-4">
            {text.trim() === '' ? (
              <p className="text-ink-soft">{texts.noText}</p>
            ) : (
              <div lang="de">
                <Markdown nodes={parseMarkdown(text)} />
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
