import { startFunction } from '../_shared/start-function.ts';
import { orderDocumentHandler } from './handler.ts';

startFunction(orderDocumentHandler);
