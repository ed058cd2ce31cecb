import type { EditionFacts } from '../../schemas/event/event-facts.ts'
import { statusNeeds } from '../status-needs.ts'
import { linkRules, placeRules } from './event-faults.ts'
import {
  brokenRules,
  isAfter,
  isBelow,
  isDateFault,
  isFraction,
  type FactFaults,
  type Rule,
} from './fault-codes.ts'
import { faultsOfRace } from './race-faults.ts'

export function faultsOfEditions(editions: readonly EditionFacts[]): FactFaults {
  const dates = new Set<string>()
  const faults: FactFaults = {}
  for (const edition of editions) {
    const isTwice = edition.date !== null && dates.has(edition.date)
    if (edition.date !== null) dates.add(edition.date)
    const prefix = `editions.${edition.key}.`
    Object.assign(
      faults,
      brokenRules(prefix, [['date', 'date-twice', isTwice], ...editionRules(edition)]),
      edition.place === null ? {} : brokenRules(`${prefix}place.`, placeRules(edition.place)),
      ...edition.races.map((race) => faultsOfRace(`${prefix}races.${race.key}.`, race, edition)),
    )
  }
  return faults
}

function editionRules(edition: EditionFacts): Rule[] {
  const { date, endDate, previousDate, maxParticipants } = edition
  const { registrationStartsOn: opens, registrationEndsOn: closes } = edition
  const needs = statusNeeds(edition.status)
  const isReasonMissing = Object.values(edition.statusReason).every((text) => text.trim() === '')
  return [
    ['date', 'required', date === null],
    ['date', 'invalid', isDateFault(date)],
    ['endDate', 'invalid', isDateFault(endDate)],
    ['endDate', 'end-before-date', isAfter(date, endDate)],
    ['races', 'required', edition.races.length === 0],
    ['previousDate', 'invalid', isDateFault(previousDate)],
    ['previousDate', 'required', needs.previousDate === 'required' && previousDate === null],
    [
      'previousDate',
      'previous-date-same',
      needs.previousDate === 'required' && previousDate === date,
    ],
    ['statusReason', 'required', needs.reason === 'required' && isReasonMissing],
    ['registrationStartsOn', 'invalid', isDateFault(opens)],
    ['registrationEndsOn', 'invalid', isDateFault(closes)],
    ['registrationEndsOn', 'window-order', isAfter(opens, closes)],
    ['registrationEndsOn', 'window-after-end', isAfter(closes, endDate ?? date)],
    ['registrationStartsOn', 'window-after-end', isAfter(opens, endDate ?? date)],
    ...linkRules('registrationUrl', edition.registrationUrl),
    ['maxParticipants', 'min', isBelow(maxParticipants, 1)],
    ['maxParticipants', 'invalid', isFraction(maxParticipants)],
  ]
}
