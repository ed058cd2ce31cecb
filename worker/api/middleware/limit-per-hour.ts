import type { Context } from 'hono'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { ApiEnvironment } from './context.ts'

/**
 * Counts a request of a network address, exactly and in an hour that begins with its first. Requests within this process
 * have no address and are not counted.
 * @param name action, unique among the counters
 * @throws DomainError too-many-requests
 */
export async function limitAddressPerHour<E extends ApiEnvironment>(
  c: Context<E>,
  name: string,
  limit: number,
): Promise<void> {
  const subject = clientAddress(c.req.raw.headers)
  if (subject === null) return
  await enforceRateLimit(c.var.db, { name, subject, limit, seconds: 3600 }, c.var.clock.now())
}
