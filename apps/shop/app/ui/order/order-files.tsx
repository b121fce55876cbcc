import { type FileReference, formatFileSize, readFiles } from 'configurator-core';
import { Download, FileText, ImageOff } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { saveFile } from '#app/lib/files/save-file.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { Button } from '../buttons/button.tsx';
import { PageLanguage } from '../page/page-language.ts';
import { Skeleton } from '../states/skeleton.tsx';
import { type KnownFile, useFileLink } from './use-file-link.ts';

const words = {
  de: {
    preview: (name: string) => `Vorschau von ${name}`,
    download: 'Herunterladen',
    downloadOf: (name: string) => `${name} herunterladen`,
    gone: 'Diese Datei ist nicht mehr vorhanden.',
    failed: 'Die Datei konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    notSaved: 'Datei konnte nicht geladen werden',
    retryLater: 'Bitte versuchen Sie es in einem Augenblick noch einmal.',
  },
  en: {
    preview: (name: string) => `Preview of ${name}`,
    download: 'Download',
    downloadOf: (name: string) => `Download ${name}`,
    gone: 'This file no longer exists.',
    failed: 'The file could not be loaded.',
    retry: 'Try again',
    notSaved: 'File could not be loaded',
    retryLater: 'Please try again in a moment.',
  },
} as const;

interface OrderFilesProps {
  /** Value of a file field, as stored in an order or a cart line. */
  value: unknown;
  /** For a printed sheet: pictures are large and load at once. */
  isSheet?: boolean;
}

/** Uploaded files with name, size, download and a preview of pictures. */
export function OrderFiles({ value, isSheet = false }: OrderFilesProps) {
  const files = readFiles(value).files;
  return (
    <ul className={isSheet ? 'grid gap-4 sm:grid-cols-2 print:grid-cols-2' : 'space-y-3'}>
      {files.map((file) => (
        <OrderFile key={file.id} file={file} isSheet={isSheet} />
      ))}
    </ul>
  );
}

function OrderFile({ file, isSheet }: { file: FileReference; isSheet: boolean }) {
  const language = use(PageLanguage);
  const text = words[language];
  const place = useRef<HTMLLIElement>(null);
  const { known, load, fail } = useFileLink(file.id, place, isSheet);
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    setIsBusy(true);
    const current = await load();
    const content = current.kind === 'found' ? await fetchContent(current.url) : null;
    setIsBusy(false);
    if (content !== null) {
      closeToast('order-file');
      saveFile(content, file.name);
    } else if (current.kind !== 'gone') {
      showErrorToast({ title: text.notSaved, description: text.retryLater, id: 'order-file' });
    }
  };

  return (
    <li
      ref={place}
      lang={language}
      className={`flex break-inside-avoid gap-3 ${isSheet ? 'flex-col' : 'flex-wrap items-center'}`}
    >
      <FilePreview file={file} known={known} isSheet={isSheet} onError={fail} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span>{file.name}</span>{' '}
          <span className="whitespace-nowrap text-ink-soft">{`(${formatFileSize(file.bytes, language)})`}</span>
        </p>
        {known.kind === 'gone' && <p className="text-ink-soft">{text.gone}</p>}
        {known.kind === 'failed' && (
          <p role="status" className="text-ink-soft">
            <span>{text.failed}</span>{' '}
            <Button variant="quiet" onClick={() => void load()}>
              {text.retry}
            </Button>
          </p>
        )}
        {known.kind !== 'gone' && (
          <Button
            variant="quiet"
            className="-ml-4 text-sm print:hidden"
            aria-label={text.downloadOf(file.name)}
            isBusy={isBusy}
            onClick={() => void download()}
          >
            {!isBusy && <Download aria-hidden className="size-4" />}
            <span>{text.download}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

interface FilePreviewProps {
  file: FileReference;
  known: KnownFile;
  isSheet: boolean;
  onError: () => void;
}

function FilePreview({ file, known, isSheet, onError }: FilePreviewProps) {
  const text = words[use(PageLanguage)];
  const box = `shrink-0 rounded-control ${isSheet ? 'h-72 w-full' : 'size-24'}`;
  if (!file.mediaType.startsWith('image/')) {
    return isSheet ? null : <Icon box={box} of={FileText} />;
  }
  if (known.kind === 'loading') return <Skeleton className={box} />;
  if (known.kind !== 'found') return <Icon box={box} of={ImageOff} />;
  return (
    <img
      src={known.url}
      alt={text.preview(file.name)}
      className={`${box} bg-mist ${isSheet ? 'object-contain print:bg-transparent' : 'object-cover'}`}
      onError={onError}
    />
  );
}

function Icon({ box, of: Shape }: { box: string; of: typeof FileText }) {
  return (
    <div aria-hidden className={`grid place-items-center bg-mist text-ink-soft ${box}`}>
      <Shape className="size-8" />
    </div>
  );
}

async function fetchContent(url: string): Promise<Blob | null> {
  const reply = await fetch(url).catch(() => null);
  return reply?.ok === true ? reply.blob() : null;
}
