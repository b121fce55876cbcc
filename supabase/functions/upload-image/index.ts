import { startFunction } from '../_shared/http/start-function.ts';
import { uploadImageHandler } from './handler.ts';

startFunction(uploadImageHandler);
