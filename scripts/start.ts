// npm start and pnpm preview: the production build of the shop against the embedded backend.
// pnpm dev: the same with Vite's development server (--dev).
import { serveShop } from './serve/serve-shop.ts';
import { SetupError } from './serve/settings.ts';

try {
  const running = await serveShop(process.env, process.argv.includes('--dev') ? 'development' : 'preview');
  console.log(
    `${running.shopUrl}  ·  anna@example.de, ben@example.de, admin@example.de (password: pfotenmass)  ·  Mailbox: ${running.backendUrl}/mailbox`,
  );
  let isEnding = false;
  const end = () => {
    // Ctrl-C signals this process twice: from the terminal and through npm.
    if (isEnding) return;
    isEnding = true;
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  running.failed.then((message) => {
    if (isEnding) return;
    console.error(`\n✖ ${message}\n`);
    end();
  });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n✖ ${error.message}\n`);
  process.exit(1);
}
