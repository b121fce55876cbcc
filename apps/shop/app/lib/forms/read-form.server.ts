import { data } from 'react-router';
import { readAtMost, requestLimits } from 'shop-backend/contracts';

/**
 * Reads the form of a request. All actions with a form use it.
 * @throws the route error 413 if the form is too long, 400 if the body is not a form
 */
export async function readForm(request: Request): Promise<FormData> {
  const body = await readAtMost(request, requestLimits.formBytes).catch(() => undefined);
  if (body === null) throw data(null, { status: 413, statusText: 'Content Too Large' });
  const contentType = request.headers.get('content-type') ?? '';
  const form = await new Response(body ?? null, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  if (form === undefined) throw data(null, { status: 400, statusText: 'Bad Request' });
  return form;
}
