import { createDatabase } from '../db/client.ts'
import { addCounts } from '../domain/organisers/counts/add-counts.ts'
import { createClock, systemTimeMs } from '../runtime/clock.ts'
import { readSettings } from '../settings/env.ts'
import { isRobot } from './is-robot.ts'
import { createVisitBuffer, type VisitKind } from './visit-buffer.ts'

/** Milliseconds for which visits are collected; work after a response may take 30 s in all. */
const collectMs = 20_000
/** After this time a write that has not ended was cut off with its request. */
const cutOffMs = 40_000

const buffer = createVisitBuffer(2_000)
/** Milliseconds of `systemTimeMs` until which a write is under way; 0 if there is none. */
let writingUntil = 0

async function writeLater(env: unknown): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, collectMs))
  const counts = buffer.take()
  try {
    await addCounts(createDatabase(readSettings(env).DB), counts)
  } catch (error) {
    buffer.restore(counts)
    console.warn('counts of visits', error)
  }
  writingUntil = 0
}

/**
 * Counts a visit, unless a robot makes it. The isolate collects visits and writes them together after the response, so
 * that none costs a write of its own (docs/decisions/0058-visit-counts.md).
 */
export function countVisit(
  kind: VisitKind,
  permalink: string,
  request: Request,
  env: unknown,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): void {
  if (isRobot(request.headers)) return
  buffer.add(kind, permalink, createClock(readSettings(env)).today())
  const now = systemTimeMs()
  if (now < writingUntil) return
  writingUntil = now + cutOffMs
  ctx.waitUntil(writeLater(env))
}
