import { startFunction } from '../_shared/http/start-function.ts';
import { publishTemplateHandler } from './handler.ts';

startFunction(publishTemplateHandler);
