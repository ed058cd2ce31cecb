import type { Context } from 'hono'
import { currentRates } from '../../rates/current-rates.ts'
import { afterUndo } from './after-undo.ts'
import { showChanges } from './show-changes.ts'
import type { ApiEnvironment } from './context.ts'

/**
 * Publishes an approved correction after the response, as soon as the approval is final, and shows it. Approvals of other
 * items are not waited for. The scheduled handler does it if the isolate ends before.
 */
export function applyCorrectionLater<E extends ApiEnvironment>(
  c: Context<E>,
  decisionId: string,
): void {
  const { db, settings, clock, waitUntil, sendMail } = c.var
  const apply = async () => {
    const { applyCorrection, findApproved } =
      await import('../../domain/community/corrections/apply-correction.ts')
    if ((await findApproved(db, { decisionId })).length === 0) return
    await afterUndo()
    const context = { now: clock.now(), rates: await currentRates(settings) }
    for (const approved of await findApproved(db, { decisionId })) {
      if (!(await applyCorrection(db, approved, context))) continue
      showChanges(c)
      sendMail()
    }
  }
  waitUntil(apply())
}
