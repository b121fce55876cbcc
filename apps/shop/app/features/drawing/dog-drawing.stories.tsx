import type { Meta, StoryObj } from '@storybook/react-vite';
import { DogDrawing } from './dog-drawing.tsx';
import { defaultDrawingProps } from './drawing-props.ts';

const meta = {
  title: 'Shop/Drawing/Dog drawing',
  component: DogDrawing,
  parameters: {
    notes: {
      keyboard: 'A picture without controls. What it shows is chosen in the configurator.',
      accessibility:
        'An image with a title and a longer description in German: what the dog wears, in which colors, or ' +
        'which measurement is lit up.',
    },
  },
  args: defaultDrawingProps,
} satisfies Meta<typeof DogDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShortLegged: Story = { args: { build: 'short-legged' } };
export const Medium: Story = {};
export const LongLegged: Story = { args: { build: 'long-legged' } };
export const LongBack: Story = { args: { backStretch: 1.12 } };
export const ShortBack: Story = { args: { backStretch: 0.88 } };
export const BareDog: Story = { args: { garment: 'none' } };
export const Harness: Story = { args: { garment: 'dog-harness' } };
export const Collar: Story = { args: { garment: 'dog-collar' } };
export const Leash: Story = { args: { garment: 'dog-leash', hasReflectiveSeams: true } };

export const FabricPicture: Story = {
  args: { fabric: { name: 'Wolle Tartan Rot', pictureUrl: '/stoffe/tartan-rot.svg' }, backColor: '#8A2A2B' },
};
export const FabricWithoutPicture: Story = {
  args: { fabric: { name: 'Loden', pictureUrl: '/stoffe/gibt-es-nicht.svg' }, backColor: '#6C7073' },
};
export const BackLining: Story = { args: { lining: 'back-only', liningColor: '#8B4513' } };
export const CompleteLining: Story = { args: { lining: 'complete' } };
export const SecondZipper: Story = { args: { zipperCount: 2 } };
export const ReflectiveSeams: Story = { args: { hasReflectiveSeams: true } };
export const Night: Story = { args: { hasReflectiveSeams: true, isNight: true } };
export const OneSidedPrint: Story = {
  args: { print: { color: '#FFFFFF', isReflective: false, text: 'BELLA', farText: null } },
};
export const TwoSidedPrint: Story = {
  args: { print: { color: '#C9CED3', isReflective: true, text: 'BELLA', farText: 'HUND' } },
};

export const ShoulderToSternum: Story = { args: { highlightedMeasurement: 'shoulderToSternum' } };
export const ShoulderToTail: Story = { args: { highlightedMeasurement: 'shoulderToTail' } };
export const ShoulderToHips: Story = { args: { highlightedMeasurement: 'shoulderToHips' } };
export const SternumToBelly: Story = { args: { highlightedMeasurement: 'sternumToBelly' } };
export const ChestCircumference: Story = { args: { highlightedMeasurement: 'chestCircumference', measuredCm: 62.5 } };
export const WaistCircumference: Story = { args: { highlightedMeasurement: 'waistCircumference' } };
export const HeadCircumference: Story = { args: { highlightedMeasurement: 'headCircumference' } };
export const CollarLength: Story = { args: { highlightedMeasurement: 'collarLength' } };
export const ThighLength: Story = { args: { highlightedMeasurement: 'thighLength' } };
