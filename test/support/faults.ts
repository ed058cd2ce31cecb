import { errorOf, leaksOf, locationOf, type Answer } from './ask.ts'

const allowed = new Set([200, 301, 302, 303, 307, 308, 400, 404, 405])

/** What is wrong with an answer to nonsense, in words; empty when nothing is. */
export function faultsOf(answer: Answer): string[] {
  const { status, headers, body } = answer
  const type = headers.get('content-type') ?? ''
  const isJson = type.startsWith('application/json')
  const isWhole =
    body === '' ||
    isJson ||
    /^text\/plain|^application\/xml/u.test(type) ||
    body.trimEnd().endsWith('</html>')
  const isEmptyRefusal = body === '' && status >= 400 && !answer.path.startsWith('/api/')
  return [
    ...(allowed.has(status) ? [] : [`status ${status}`]),
    ...(isWhole ? [] : ['a body that breaks off']),
    ...(isEmptyRefusal ? [`status ${status} without a word`] : []),
    ...(isJson && status >= 400 && errorOf(answer).code === 'internal' ? ['internal'] : []),
    ...leaksOf(body),
    // pathOnSite within throws where a redirect leaves the site.
    ...(status >= 300 && status < 400 && locationOf(answer) === null
      ? ['a redirect to nowhere']
      : []),
  ]
}
