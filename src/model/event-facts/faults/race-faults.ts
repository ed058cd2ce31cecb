import { raceAcronymMaxLength, raceNameMaxLength, teamMembersMinimum } from '../../values/limits.ts'
import type { EditionFacts, RaceFacts } from '../../schemas/event/event-facts.ts'
import {
  brokenRules,
  isAbove,
  isAfter,
  isBelow,
  isDateFault,
  isFraction,
  isTimeFault,
  type FactFaults,
  type Rule,
} from './fault-codes.ts'
import { legRules } from './leg-rules.ts'
import { faultsOfPrices } from './price-faults.ts'

const counts = [
  ['minTeamMembers', teamMembersMinimum],
  ['maxTeamMembers', 1],
  ['minimumAge', 1],
  ['maxAge', 1],
  ['maxParticipants', 1],
] as const

export function faultsOfRace(prefix: string, race: RaceFacts, edition: EditionFacts): FactFaults {
  const faults = brokenRules(prefix, [
    ...raceRules(race),
    ['date', 'date-outside-edition', isOutside(race.date, edition)],
  ])
  for (const leg of race.legs)
    Object.assign(faults, brokenRules(`${prefix}legs.${leg.key}.`, legRules(leg)))
  return { ...faults, ...faultsOfPrices(`${prefix}prices.`, race.prices) }
}

function raceRules(race: RaceFacts): Rule[] {
  return [
    ['name', 'required', race.name === null || race.name.trim() === ''],
    ['name', 'too-long', (race.name ?? '').length > raceNameMaxLength],
    ...Object.entries(race.names).map(([locale, text]): Rule => [
      `names.${locale}`,
      'too-long',
      text.length > raceNameMaxLength,
    ]),
    ['acronym', 'too-long', (race.acronym ?? '').length > raceAcronymMaxLength],
    ['sport', 'required', race.sport === null],
    ['legs', 'required', race.legs.length === 0],
    ['date', 'invalid', isDateFault(race.date)],
    ['startTime', 'invalid', isTimeFault(race.startTime)],
    ...counts.flatMap(([path, least]): Rule[] => [
      [path, 'min', isBelow(race[path], least)],
      [path, 'invalid', isFraction(race[path])],
    ]),
    ['maxAge', 'age-order', isAbove(race.minimumAge, race.maxAge)],
    ['maxTeamMembers', 'team-order', isAbove(race.minTeamMembers, race.maxTeamMembers)],
  ]
}

const isOutside = (day: string | null, { date, endDate }: EditionFacts): boolean =>
  isAfter(date, day) || isAfter(day, endDate ?? date)
