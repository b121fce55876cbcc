/**
 * Unpacks the form in which browsers upload a file to Storage: the file becomes the body, its fields become headers.
 * The embedded Storage expects a part named `file`, but the browser's part has no name.
 */
export async function unpackUpload(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (!isForm || !new URL(request.url).pathname.startsWith('/storage/v1/object/')) return request;
  const form = await request.formData();
  const file = form.get('') ?? form.get('file');
  if (!(file instanceof Blob)) return new Request(request.url, { method: request.method, headers: request.headers });
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
  const metadata = form.get('metadata');
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'));
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}
