import * as v from 'valibot'
import type { Settings } from '../settings/env.ts'

const addresses = v.array(v.string())
const timeoutMs = 5000

/**
 * Resolver of host names for `fetchPublic` where `npm start` provides one (scripts/serve-resolver.ts): the workerd of a developer
 * reaches the hosts of the developer's network. Undefined on Cloudflare.
 */
export function localResolver({
  LOCAL_RESOLVER,
}: Pick<Settings, 'LOCAL_RESOLVER'>): ((name: string) => Promise<string[]>) | undefined {
  if (LOCAL_RESOLVER === '') return undefined
  return async (name) => {
    const url = `${LOCAL_RESOLVER}/?name=${encodeURIComponent(name)}`
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    return v.parse(addresses, await response.json())
  }
}
