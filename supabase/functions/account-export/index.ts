import { startFunction } from '../_shared/http/start-function.ts';
import { accountExportHandler } from './handler.ts';

startFunction(accountExportHandler);
