import { startFunction } from '../_shared/http/start-function.ts';
import { orderDocumentHandler } from './handler.ts';

startFunction(orderDocumentHandler);
