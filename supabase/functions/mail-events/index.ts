import { startFunction } from '../_shared/http/start-function.ts';
import { mailEventsHandler } from './handler.ts';

startFunction(mailEventsHandler);
