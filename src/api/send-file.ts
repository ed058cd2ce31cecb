import { csrfToken } from './csrf-token.ts'
import { resultOf, unreachable, type SendResult } from './result.ts'

interface Sending {
  /** Called with the share of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

function responseOf(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('retry-after')
  return new Response(request.responseText, {
    status: request.status,
    headers: wait === null ? {} : { 'retry-after': wait },
  })
}

/**
 * Sends a file to the API and reports its progress, which `fetch` does not know. It never throws: the result holds the
 * error, `unreachable` also for a request that was stopped.
 * @param path `$path` of the client
 */
export async function sendFile(
  method: 'POST' | 'PUT',
  path: string,
  file: Blob,
  { onProgress, signal }: Sending,
): Promise<SendResult> {
  const csrf = await csrfToken()
  if (signal.aborted) return unreachable
  const request = new XMLHttpRequest()
  request.open(method, path)
  request.setRequestHeader('x-csrf-token', csrf)
  request.setRequestHeader('content-type', file.type)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
  const stop = () => request.abort()
  signal.addEventListener('abort', stop)
  const response = await new Promise<Response | null>((resolve) => {
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => resolve(null))
    request.addEventListener('abort', () => resolve(null))
    request.send(file)
  })
  signal.removeEventListener('abort', stop)
  return response === null ? unreachable : await resultOf(Promise.resolve(response))
}
