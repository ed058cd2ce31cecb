import { Meilisearch, MeilisearchApiError } from 'meilisearch'

/** A Meilisearch, and the key of one use of it: the key of visitors' requests may only search. */
export interface SearchServer {
  url: string
  key: string
  /** Name of the index. */
  index: string
}

export function clientOf({ url, key }: SearchServer): Meilisearch {
  // A redirect would hand the key to another host.
  return new Meilisearch({ host: url, apiKey: key, requestInit: { redirect: 'manual' } })
}

/** Code of an error response, such as `index_not_found`; null for other errors. */
export function errorCode(error: unknown): string | null {
  return error instanceof MeilisearchApiError ? (error.cause?.code ?? null) : null
}

/** HTTP status of an error response; null if there was no response. */
export function errorStatus(error: unknown): number | null {
  return error instanceof MeilisearchApiError ? error.response.status : null
}

/** One line about an error of the client, without the address and the key of the server. */
export function errorText(error: unknown): string {
  const code = errorCode(error)
  const status = errorStatus(error)
  if (status !== null) return `HTTP ${status}${code === null ? '' : ` ${code}`}`
  if (error instanceof SyntaxError) return 'the response is not JSON'
  return error instanceof Error ? innermost(error).message : String(error)
}

/** `fetch` names the reason of a failed connection in the cause of a cause. */
function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
}
