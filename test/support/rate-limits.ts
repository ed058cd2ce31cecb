import { readFileSync } from 'node:fs'

const limit =
  /\[\[ratelimits\]\]\nname = "(?<name>\w+)"\nnamespace_id = "\d+"\nsimple = \{ limit = (?<limit>\d+), period = (?<period>\d+) \}/gu

/** Rate limits of wrangler.toml by name: requests in a period of seconds. */
export const rateLimits: ReadonlyMap<string, { limit: number; period: number }> = new Map(
  [...readFileSync('wrangler.toml', 'utf8').matchAll(limit)].map(({ groups }) => [
    groups?.['name'] ?? '',
    { limit: Number(groups?.['limit']), period: Number(groups?.['period']) },
  ]),
)

/** Requests in a minute of a rate limit. @throws Error without such a limit in wrangler.toml */
export function rateLimitOf(name: string): number {
  const found = rateLimits.get(name)
  if (found === undefined) throw new Error(`wrangler.toml has no rate limit ${name}`)
  return found.limit
}
