import { type App, setExperimental } from '@supabase/lite';

const announcement = 'EXPERIMENTAL FEATURES ENABLED';

/**
 * Makes an app of the embedded Supabase ready, with Storage switched on. The line it writes to the console about the
 * switch is left out: a start that succeeds is silent.
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
