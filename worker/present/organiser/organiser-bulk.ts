import { number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { BulkAct } from '../../../src/model/members/organiser-events.ts'
import type { BulkView } from '../../../src/model/schemas/organiser/organiser-events.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { BulkOutcome } from '../../domain/organisers/dashboard/bulk-act.ts'
import { failureTexts } from './organiser-words.ts'

const doneTexts = {
  confirm: m.bulk_confirmed,
  renew: m.bulk_renewed,
  'archive-past': m.bulk_archived,
  'archive-next': m.bulk_archived,
} as const satisfies Record<BulkAct, unknown>

/** Outcome of an act on several events. */
export function presentBulk(
  act: BulkAct,
  outcomes: readonly BulkOutcome[],
  locale: Locale,
): BulkView {
  const done = outcomes.filter(({ failure }) => failure === null).length
  return {
    done: done === 0 ? null : doneTexts[act]({ n: number(done, locale) }, { locale }),
    failures: outcomes.flatMap(({ key, name, failure }) =>
      failure === null
        ? []
        : [{ event: key, text: failureTexts[failure]({ event: name }, { locale }) }],
    ),
  }
}
