import { startFunction } from '../_shared/start-function.ts';
import { uploadFileHandler } from './handler.ts';

startFunction(uploadFileHandler);
