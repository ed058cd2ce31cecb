import { drainBody } from '../http/drain-body.ts'

/** 405 for a method other than GET and HEAD, after the body has been drained; null for these two. */
export async function refuseMethod(request: Request): Promise<Response | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  await drainBody(request)
  return new Response(null, {
    status: 405,
    headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' },
  })
}
