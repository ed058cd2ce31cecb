import { createDatabase } from '../db/client.ts'
import { addCounts } from '../domain/organisers/counts/add-counts.ts'
import { createClock, systemTimeMs } from '../runtime/clock.ts'
import { readSettings } from '../settings/env.ts'
import { isRobot } from './is-robot.ts'
import type { VisitKind } from './visit-buffer.ts'
import { createVisitCounter } from './visit-counter.ts'

const counter = createVisitCounter(systemTimeMs)

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
  const settings = readSettings(env)
  const work = counter.count(kind, permalink, createClock(settings).today(), (counts) =>
    addCounts(createDatabase(settings.DB), counts),
  )
  if (work !== null) ctx.waitUntil(work)
}
