import { safeRedirect } from '../../src/model/values/safe-redirect.ts'
import { tokenLifetimes } from '../domain/accounts/tokens/token-purposes.ts'

/**
 * Pages on which registrations began, in KV until the link of the confirmation has expired. The link itself cannot name the
 * page: an email to any address would carry what its sender chose.
 */

type Store = Pick<KVNamespace, 'get' | 'put' | 'delete'>

const keyOf = (memberId: number): string => `registration:${memberId}`

/** Stores the page of a registration. A failure is logged: the member then goes on to the home page. */
export async function storeRegistrationPage(
  kv: Store,
  memberId: number,
  path: string,
): Promise<void> {
  try {
    await kv.put(keyOf(memberId), path, { expirationTtl: tokenLifetimes.confirm / 1000 })
  } catch (error) {
    console.error('The page of a registration cannot be stored in KV', error)
  }
}

/** The page on which a member's registration began, once; null without one or if KV fails. */
export async function takeRegistrationPage(kv: Store, memberId: number): Promise<string | null> {
  try {
    const path = await kv.get(keyOf(memberId))
    if (path !== null) await kv.delete(keyOf(memberId))
    return safeRedirect(path)
  } catch (error) {
    console.error('The page of a registration cannot be read from KV', error)
    return null
  }
}
