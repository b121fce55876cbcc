import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showErrorToast } from '#app/lib/toasts.ts';
import { noticeText } from '../notice.ts';

/** Shows the notice from the URL as a toast and removes it from the URL. */
export function NoticeToast() {
  const [searchParams, setSearchParams] = useSearchParams();
  const code = searchParams.get('notice');
  useEffect(() => {
    if (code === null) return;
    const text = noticeText(code);
    if (text !== null) {
      showErrorToast({ id: code, title: text, description: 'Bitte versuchen Sie es in einem Moment noch einmal.' });
    }
    setSearchParams({}, { replace: true, preventScrollReset: true });
  }, [code, setSearchParams]);
  return null;
}
