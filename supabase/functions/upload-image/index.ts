import { startFunction } from '../_shared/start-function.ts';
import { uploadImageHandler } from './handler.ts';

startFunction(uploadImageHandler);
