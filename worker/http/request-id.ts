/** Names one request in logs, in errors and in the footer of a page. Our own calls in process carry it on. */
export const requestIdHeader = 'x-request-id'

const ours = /^[\w-]{8,40}$/u

/** The id that the edge gave a request, or that it carries from a page of ours, or a new one. */
export function requestIdOf(headers: { get(name: string): string | null }): string {
  const named = headers.get('cf-ray') ?? headers.get(requestIdHeader) ?? ''
  return ours.test(named) ? named : crypto.randomUUID().slice(0, 13)
}
