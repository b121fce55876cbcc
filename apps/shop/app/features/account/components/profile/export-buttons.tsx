import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#app/lib/files/save-file.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { showErrorToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';

type Format = 'json' | 'pdf';

/** Downloads the customer's stored data as JSON or PDF. */
export function ExportButtons() {
  const env = usePublicEnv();
  const [busy, setBusy] = useState<Format | null>(null);
  const download = async (format: Format) => {
    setBusy(format);
    try {
      const { exportAccount, exportAccountPdf } = await import('../../api/account-data.ts');
      saveFile(await (format === 'json' ? exportAccount : exportAccountPdf)(env), `meine-daten.${format}`);
    } catch (error) {
      console.error('The export failed', error);
      showErrorToast({
        title: 'Ihre Daten konnten nicht geladen werden',
        description: 'Bitte versuchen Sie es noch einmal.',
        id: 'export',
      });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      {(['json', 'pdf'] as const).map((format) => (
        <Button key={format} variant="secondary" isBusy={busy === format} onClick={() => download(format)}>
          {busy !== format && <Download aria-hidden className="size-4" />}
          <span>{`Meine Daten als ${format.toUpperCase()}`}</span>
        </Button>
      ))}
    </div>
  );
}
