import { type App, setExperimental } from '@supabase/lite';

const announcement = 'EXPERIMENTAL FEATURES ENABLED';

/**
 * Initializes an app of the embedded Supabase with Storage enabled. Suppresses its console message about the
 * experimental feature, because a successful start is silent.
 */
export async function initApp(app: App): Promise<void> {
  setExperimental('storage', true);
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).startsWith(announcement)) warn(...words);
  };
  try {
    await app.init();
  } finally {
    console.warn = warn;
  }
}
