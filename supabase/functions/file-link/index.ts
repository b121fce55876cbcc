import { startFunction } from '../_shared/start-function.ts';
import { fileLinkHandler } from './handler.ts';

startFunction(fileLinkHandler);
