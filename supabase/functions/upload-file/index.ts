import { startFunction } from '../_shared/http/start-function.ts';
import { uploadFileHandler } from './handler.ts';

startFunction(uploadFileHandler);
