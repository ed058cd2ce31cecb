import { domainToUnicode } from 'node:url'
import { redirectTargetMaximum } from '../../src/model/values/redirect-path.ts'
import { isPublicHost } from './public-host.ts'

/**
 * URL of another site that a visitor may be led to; null for any other text: longer than 2,048 characters, without http or
 * https, with a user name or password, which can disguise the host, or with the host of a private network.
 */
export function outboundTarget(text: string): URL | null {
  if (text.length > redirectTargetMaximum) return null
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null
  if (url.username !== '' || url.password !== '') return null
  return isPublicHost(url.hostname) ? url : null
}

/** Host of a URL in its script: "bücher.example". `ascii` is the name that is looked up, null if it is the same. */
export function hostNames({ hostname, port }: URL): { host: string; ascii: string | null } {
  const at = port === '' ? '' : `:${port}`
  const unicode = domainToUnicode(hostname)
  if (unicode === '' || unicode === hostname) return { host: hostname + at, ascii: null }
  return { host: unicode + at, ascii: hostname + at }
}
