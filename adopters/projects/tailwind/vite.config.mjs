import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  build: { rolldownOptions: { input: ['tailwind/index.html', 'tailwind/tailwind-first.html'] } },
});
