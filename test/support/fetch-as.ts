import { get } from 'node:http'

/** Response to a request under another host. */
export interface HostResponse {
  status: number | undefined
  etag: string
  body: string
}

/** GET with a Host header of its own, which `fetch` ignores. */
export async function fetchAs(
  host: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<HostResponse> {
  return await new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, host } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode, etag: response.headers.etag ?? '', body })
      })
    }).on('error', reject)
  })
}
