import { readAtMost, requestLimits } from '../../../contracts/index.ts';
import { FunctionError } from './function-error.ts';

/**
 * Reads the body of a request as text.
 * @throws FunctionError request_too_large if the limit is exceeded; stops reading
 */
export async function readBody(request: Request, maxBytes: number = requestLimits.functionBytes): Promise<string> {
  const body = await readAtMost(request, maxBytes);
  if (body === null) throw new FunctionError('request_too_large', { maxBytes });
  return new TextDecoder().decode(body);
}
