// pnpm video:export [file.webm]: plays the measuring video of the built shop and records it with its captions.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findChromium } from './browser/chromium.ts';
import { serveShop } from './serve/serve-shop.ts';
import { findFreePort } from './serve/settings.ts';

const FRAME_MS = 50;
const file = resolve(process.argv[2] ?? 'reports/messvideo.webm');

/** The player's content at one moment. */
interface Shown {
  svg: string;
  title: string;
  caption: string;
  hasEnded: boolean;
}

declare global {
  interface Window {
    drawFrame: (shown: Shown) => Promise<void>;
    stopRecorder: () => Promise<string>;
  }
}

function readPlayer(page: Page): Promise<Shown> {
  return page.getByRole('region', { name: 'Messvideo' }).evaluate((player) => {
    const [title, caption] = player.querySelectorAll('p');
    return {
      svg: new XMLSerializer().serializeToString(player.querySelector('svg[role=img]') ?? player),
      title: title?.textContent ?? '',
      caption: caption?.textContent ?? '',
      hasEnded: [...player.querySelectorAll('button')].some(({ textContent }) => textContent === 'Noch einmal'),
    };
  });
}

/** Starts a recorder on a blank page, because the shop's security policy forbids it. */
function startRecorder(page: Page): Promise<void> {
  return page.evaluate(() => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    canvas.width = 1280;
    canvas.height = 1056;
    const recorder = new MediaRecorder(canvas.captureStream(), {
      mimeType: 'video/webm',
      videoBitsPerSecond: 4_000_000,
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const paint = canvas.getContext('2d');
    const picture = new Image();
    window.drawFrame = async ({ svg, title, caption }) => {
      if (paint === null) return;
      picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.replace('<svg', '<svg width="1280" height="895"'))}`;
      await picture.decode();
      paint.fillStyle = '#FBF7F0';
      paint.fillRect(0, 0, 1280, 1056);
      paint.drawImage(picture, 0, 0, 1280, 895);
      paint.fillStyle = '#22302B';
      paint.font = '600 30px Figtree, "Liberation Sans", sans-serif';
      paint.fillText(title, 40, 950);
      paint.font = '34px Figtree, "Liberation Sans", sans-serif';
      paint.fillText(caption, 40, 1010, 1200);
    };
    window.stopRecorder = () =>
      new Promise((done) => {
        recorder.onstop = () => {
          const reader = new FileReader();
          reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
          reader.readAsDataURL(new Blob(parts));
        };
        recorder.stop();
      });
    recorder.start();
  });
}

const dataFolder = mkdtempSync(join(tmpdir(), 'measuring-video-'));
const shop = await serveShop(
  {
    ...process.env,
    PORT: String(await findFreePort()),
    SUPABASE_PORT: String(await findFreePort()),
    SUPABASE_DATA_DIR: dataFolder,
  },
  'preview',
);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const player = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  const recorder = await browser.newPage();
  await player.goto(shop.shopUrl, { waitUntil: 'networkidle' });
  await player.getByRole('button', { name: 'Messvideo ansehen' }).click();
  await player.getByRole('region', { name: 'Messvideo' }).waitFor();
  await startRecorder(recorder);
  let shown: Shown;
  do {
    shown = await readPlayer(player);
    await recorder.evaluate((frame) => window.drawFrame(frame), shown);
    await recorder.waitForTimeout(FRAME_MS);
  } while (!shown.hasEnded);
  const video = await recorder.evaluate(() => window.stopRecorder());
  writeFileSync(file, Buffer.from(video, 'base64'));
  console.log(`${file}: ${(Buffer.byteLength(video, 'base64') / 1e6).toFixed(1)} MB`);
} finally {
  await browser.close();
  await shop.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
