import { errorOf, leaksOf, locationOf, type SiteResponse } from './fetch-site.ts'

const allowed = new Set([200, 301, 302, 303, 307, 308, 400, 404, 405])

/** Faults of a response to random input, as sentences; empty without any. */
export function faultsOf(response: SiteResponse): string[] {
  const { status, headers, body } = response
  const type = headers.get('content-type') ?? ''
  const isJson = type.startsWith('application/json')
  const isWhole =
    body === '' ||
    isJson ||
    /^text\/plain|^application\/xml/u.test(type) ||
    body.trimEnd().endsWith('</html>')
  const isEmptyRefusal = body === '' && status >= 400 && !response.path.startsWith('/api/')
  return [
    ...(allowed.has(status) ? [] : [`status ${status}`]),
    ...(isWhole ? [] : ['a body that breaks off']),
    ...(isEmptyRefusal ? [`status ${status} without a word`] : []),
    ...(isJson && status >= 400 && errorOf(response).code === 'internal' ? ['internal'] : []),
    ...leaksOf(body),
    // pathOnSite throws when a redirect leaves the site.
    ...(status >= 300 && status < 400 && locationOf(response) === null
      ? ['a redirect to nowhere']
      : []),
  ]
}
