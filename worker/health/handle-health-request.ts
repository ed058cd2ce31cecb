import { createClock, systemTimeMs } from '../runtime/clock.ts'
import { readSettings } from '../settings/env.ts'
import { readHealth, type Health } from './read-health.ts'

/** Milliseconds for which an isolate repeats its answer, so that requests in plenty cost the database nothing. */
const repeatedMs = 10_000

let latest: { atMs: number; health: Health } | null = null

/**
 * `GET /health` for monitors: 200 with the state of each part as JSON, 503 if the database does not answer. It says what is
 * impaired, not how (docs/operations.md).
 */
export async function handleHealthRequest(env: unknown): Promise<Response> {
  const settings = readSettings(env)
  if (latest === null || systemTimeMs() - latest.atMs > repeatedMs) {
    const health = await readHealth(settings, createClock(settings).now())
    latest = { atMs: systemTimeMs(), health }
  }
  const { health } = latest
  return Response.json(health, {
    status: health.status === 'down' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  })
}
