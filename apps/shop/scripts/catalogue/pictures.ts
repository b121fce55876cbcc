import { accessoryPictures } from './accessory-pictures.tsx';
import { garmentPictures } from './garment-pictures.tsx';
import type { Picture } from './picture.ts';

/** Every picture of the catalogue. */
export const pictures: readonly Picture[] = [...garmentPictures, ...accessoryPictures];
