/** Identifies a request in logs, errors and page footers. Pages pass it on to the API calls they make in process. */
export const requestIdHeader = 'x-request-id'

const idForm = /^[\w-]{8,40}$/u

/** The request's Cloudflare ray id, else the id passed on by a page, else a new one. */
export function requestIdOf(headers: { get(name: string): string | null }): string {
  const id = headers.get('cf-ray') ?? headers.get(requestIdHeader) ?? ''
  return idForm.test(id) ? id : crypto.randomUUID().slice(0, 13)
}
