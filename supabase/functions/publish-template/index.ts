import { startFunction } from '../_shared/start-function.ts';
import { publishTemplateHandler } from './handler.ts';

startFunction(publishTemplateHandler);
