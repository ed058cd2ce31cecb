import { eventShape } from '../../../../src/model/event-facts/event-shape.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { correctableFacts } from '../../../../src/model/corrections/correctable-facts.ts'
import {
  changesOfCorrection,
  isSameValues,
  proposedValues,
  valuesAt,
} from '../../../../src/model/corrections/corrected-values.ts'
import { fieldOfInput, type Proposal } from '../../../../src/model/corrections/proposal.ts'
import { FieldErrors } from '../../../../src/model/values/errors.ts'
import { applyChanges } from '../../../../src/model/documents/apply-changes.ts'
import type { FactFault } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import { newFaults } from '../../../../src/model/event-facts/faults/faults-of.ts'
import { normaliseFacts } from '../../../../src/model/event-facts/normalise-facts.ts'
import { isFieldError } from '../../../../src/model/values/field-errors.ts'
import type { EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { EventChoice } from '../../../../src/model/schemas/account/saved-events.ts'
import type { Database } from '../../../db/client.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { readFacts } from '../../catalogue/facts/read-facts.ts'
import { whichEvent } from '../saved-events/which-event.ts'

/** Columns of `feedback` that a correction fills. */
export interface CorrectionColumns {
  path: string
  former: string
  proposed: string
  race: string | null
  sport: string | null
}

/**
 * A proposal held against the facts of its event, by the rules of publishing.
 * @param today ISO date
 * @returns null for an unknown event
 * @throws FieldErrors: `fact` for one that the event does not have, else the field of the value: invalid for the value
 *   that the fact has already
 */
export async function readProposal(
  db: Database,
  { event: choice, proposal }: { event: EventChoice; proposal: Proposal },
  locale: Locale,
  today: string,
): Promise<CorrectionColumns | null> {
  const [found] = await db.select({ id: event.id }).from(event).where(whichEvent(choice))
  const stored = found === undefined ? null : await readFacts(db, found.id)
  if (stored === null) return null
  const fact = correctableFacts(stored.facts, today).find(({ path }) => path === proposal.path)
  if (fact === undefined) throw new FieldErrors({ fact: 'invalid' })
  const field = fieldOfInput[proposal.input]
  const proposed = proposedValues(stored.facts, proposal, locale)
  const former = valuesAt(stored.facts, proposed)
  if (isSameValues(proposed, former)) throw new FieldErrors({ [field]: 'invalid' })
  const changes = changesOfCorrection(stored.facts, { former, proposed }, today)
  const fault = faultOf(stored.facts, changes)
  if (fault !== null) throw new FieldErrors({ [field]: isFieldError(fault) ? fault : 'invalid' })
  return {
    path: proposal.path,
    former: JSON.stringify(former),
    proposed: JSON.stringify(proposed),
    race: fact.race?.name ?? null,
    sport: fact.leg?.sport ?? null,
  }
}

/** The first rule of publishing that changed facts would break. */
function faultOf(
  facts: EventFacts,
  changes: ReturnType<typeof changesOfCorrection>,
): FactFault | null {
  try {
    const changed = normaliseFacts(applyChanges(eventShape, facts, changes).document)
    return Object.values(newFaults(changed, facts))[0] ?? null
  } catch (error) {
    // A value that no draft may hold.
    if (error instanceof FieldErrors) return 'invalid'
    throw error
  }
}
