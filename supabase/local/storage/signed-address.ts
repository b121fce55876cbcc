/**
 * Renames the embedded Storage's `signedUrl`, which includes the API prefix, to `signedURL` without the prefix, as the
 * hosted one and the client expect.
 */
export async function withHostedSignedUrl(request: Request, reply: Response): Promise<Response> {
  const isSigning = request.method === 'POST' && new URL(request.url).pathname.startsWith('/storage/v1/object/sign/');
  if (!isSigning || !reply.ok) return reply;
  const { signedUrl, ...rest } = await reply.json();
  if (typeof signedUrl !== 'string') throw new Error('The embedded Storage signed no address');
  return Response.json({ ...rest, signedURL: signedUrl.replace('/storage/v1', '') }, { headers: corsOf(reply) });
}

function corsOf({ headers }: Response): Headers {
  return new Headers([...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'));
}
