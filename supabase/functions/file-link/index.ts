import { startFunction } from '../_shared/http/start-function.ts';
import { fileLinkHandler } from './handler.ts';

startFunction(fileLinkHandler);
