import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { deleteView, readSavedViews, type SavedView, saveView } from '#app/lib/table/saved-views.ts';
import { withoutPage } from '#app/lib/table/table-query.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Popover } from './popover.tsx';
import type { TableTexts } from './texts/table-texts.ts';
import { toolbarButtonStyle } from './toolbar-button-style.ts';

interface ViewsMenuProps {
  tableId: string;
  words: TableTexts;
}

/** Saved states of a table, stored in this browser and opened as links. */
export function ViewsMenu({ tableId, words }: ViewsMenuProps) {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [name, setName] = useState('');
  const { pathname, search } = useLocation();
  useEffect(() => setViews(readSavedViews(localTextStorage, tableId)), [tableId]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    // The page may not exist any more when the view is opened.
    const view = { name: name.trim().slice(0, 60), address: withoutPage(search) };
    setViews(saveView(localTextStorage, tableId, view));
    setName('');
  }

  return (
    <Popover
      title={words.views}
      trigger={
        <button type="button" className={toolbarButtonStyle}>
          <Bookmark aria-hidden className="size-4" />
          <span>{words.views}</span>
        </button>
      }
    >
      {views.length === 0 && <p className="mb-3 text-ink-soft text-sm">{words.noViews}</p>}
      <ul className="mb-3">
        {views.map((view) => (
          <li key={view.name} className="flex items-center gap-2">
            <Link
              to={{ pathname, search: view.address }}
              className="flex min-h-11 min-w-0 flex-1 items-center rounded-control px-2 text-forest hover:bg-mist"
            >
              <span className="truncate">{view.name}</span>
            </Link>
            <IconButton
              label={words.deleteView(view.name)}
              onClick={() => setViews(deleteView(localTextStorage, tableId, view.name))}
            >
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form onSubmit={save} className="flex flex-col gap-2">
        <TextField
          label={words.viewName}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="secondary">
          {words.saveView}
        </Button>
      </form>
    </Popover>
  );
}
