import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { readPictureColors } from 'shop-backend/contracts';
import { expect } from 'storybook/test';
import { scaleImage } from './scale-image.ts';

/** Scales a drawn picture and shows the result. */
function ScaledPicture({ width, height, isBroken = false }: { width: number; height: number; isBroken?: boolean }) {
  const [words, setWords] = useState('…');
  useEffect(() => {
    void describeScaled(width, height, isBroken).then(setWords);
  }, [width, height, isBroken]);
  return <p role="status">{words}</p>;
}

async function describeScaled(width: number, height: number, isBroken: boolean): Promise<string> {
  const file = isBroken ? new Blob(['no picture'], { type: 'image/png' }) : await drawn(width, height);
  const scaled = await scaleImage(file);
  if (scaled === file) return 'unverändert';
  const picture = await createImageBitmap(scaled);
  return `${picture.width} × ${picture.height}, ${scaled.type}, ${scaled.size < file.size ? 'kleiner' : 'größer'}`;
}

async function drawn(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let index = 0; index < 40; index++) {
    if (context) context.fillStyle = `hsl(${index * 37} 60% 60%)`;
    context?.fillRect((index * 97) % width, (index * 61) % height, width / 9, height / 9);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Uploads a small green picture in Display P3, and shows the color that is sent. */
function ConvertedPicture() {
  const [words, setWords] = useState('…');
  useEffect(() => {
    void describeConverted().then(setWords);
  }, []);
  return <p role="status">{words}</p>;
}

async function describeConverted(): Promise<string> {
  const canvas = new OffscreenCanvas(64, 64);
  const context = canvas.getContext('2d', { colorSpace: 'display-p3' });
  if (context) context.fillStyle = 'rgb(0 200 0)';
  context?.fillRect(0, 0, 64, 64);
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  const { kind } = readPictureColors(new Uint8Array(await file.arrayBuffer()));
  const scaled = await scaleImage(file);
  const picture = await createImageBitmap(scaled, { colorSpaceConversion: 'none' });
  const reader = new OffscreenCanvas(1, 1).getContext('2d');
  reader?.drawImage(picture, 0, 0);
  const color = [...(reader?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  const isGreen = [0, 200, 0].every((value, index) => Math.abs(value - (color[index] ?? -99)) <= 8);
  return `${kind} → ${isGreen ? 'grün' : color.join(' ')}`;
}

const meta = {
  title: 'Shop/Image scaling',
  component: ScaledPicture,
  parameters: {
    notes: {
      keyboard: 'A function without controls. The story shows its result.',
      accessibility: 'The result is a `status` with text.',
    },
  },
} satisfies Meta<typeof ScaledPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  name: 'A large picture is scaled down to the widest stored width',
  args: { width: 1600, height: 400 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1440 × 360, image/webp, kleiner')).toBeVisible();
  },
};

/** A tall picture has more pixels than the server accepts, although it is not too wide. */
export const TooManyPixels: Story = {
  args: { width: 1400, height: 3200 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1145 × 2617, image\/webp/)).toBeVisible();
  },
};

export const Small: Story = {
  name: 'A small picture is sent unchanged',
  args: { width: 300, height: 200 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('unverändert')).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'An undecodable picture is sent unchanged',
  args: { width: 1, height: 1, isBroken: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('unverändert')).toBeVisible();
  },
};

export const OtherColors: Story = {
  name: 'A small picture in Display P3 is converted to sRGB',
  args: { width: 64, height: 64 },
  render: () => <ConvertedPicture />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('profile → grün')).toBeVisible();
  },
};
