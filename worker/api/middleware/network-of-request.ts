import type { Context } from 'hono'
import { readSecrets } from '../../auth/secrets.ts'
import { clientSubnet } from '../../http/client-address.ts'
import { keyedHash } from '../../runtime/digest.ts'
import type { ApiEnvironment } from './context.ts'

/**
 * Keyed hash of the network that a text comes from (/24 of IPv4, /64 of IPv6), for the moderators' inbox; null on loopback.
 * Without the key it cannot be compared with a list of all networks.
 */
export async function networkOfRequest<E extends ApiEnvironment>(
  c: Context<E>,
): Promise<string | null> {
  const subnet = clientSubnet(c.req.raw.headers)
  if (subnet === null) return null
  return (await keyedHash(`moderation ${subnet}`, readSecrets(c.env).AUTH_SECRET)).slice(0, 32)
}
