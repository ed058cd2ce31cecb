import { currentRates } from '../../rates/current-rates.ts'
import { afterUndo } from './after-undo.ts'
import type { ApiEnvironment } from './context.ts'
import { showChanges } from './show-changes.ts'

interface PublishingContext {
  var: Pick<
    ApiEnvironment['Variables'],
    'db' | 'settings' | 'clock' | 'waitUntil' | 'sendMail' | 'renewPages'
  >
}

/** Drafts published after one approval; others that wait are published by the scheduled job. */
const limit = 5

/**
 * Publishes an approved first event after the response, as soon as the approval is final, and shows it. Approvals of other
 * items are not waited for. The scheduled handler does it if the isolate ends before.
 */
export function publishApprovedLater(c: PublishingContext, decisionId: string): void {
  const { db, settings, clock, waitUntil, sendMail } = c.var
  const publish = async () => {
    const { isOfEvent, moderateDrafts } =
      await import('../../domain/organisers/publish/moderate-drafts.ts')
    if (!(await isOfEvent(db, decisionId))) return
    await afterUndo()
    const context = { now: clock.now(), rates: await currentRates(settings) }
    if ((await moderateDrafts(db, context, limit)) === 0) return
    showChanges(c)
    sendMail()
  }
  waitUntil(publish())
}
