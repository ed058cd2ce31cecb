import { groupName, sportName } from '../../../src/i18n/sport-names.ts'
import type { Locale } from '../../../src/model/locales.ts'
import {
  groupOf,
  groups,
  hueOf,
  sportGroups,
  type Hue,
  type Sport,
  type SportGroup,
} from '../../../src/model/event/sports.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { formWord } from '../key-schemas.ts'

/** A sport, or a whole group if `sport` is null. */
interface SportChoice extends Choice {
  sport: Sport | null
  hue: Hue
}

/** The groups, or the chosen one and its sports, then all others. */
function sportChoices(
  { criteria }: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
): { leading: SportChoice[]; others: SportChoice[] } {
  const ofGroup = (group: SportGroup): SportChoice => ({
    label: groupName(group, locale),
    total: facets.group.get(group) ?? 0,
    chosen: criteria.sport === null && criteria.group === group,
    change: { criteria: { group, sport: null } },
    sport: null,
    hue: group,
  })
  const ofSport = (sport: Sport): SportChoice => ({
    label: sportName(sport, locale),
    total: facets.sport.get(sport) ?? 0,
    chosen: criteria.sport === sport,
    change: { criteria: { group: null, sport } },
    sport,
    hue: hueOf(sport),
  })
  const whole = (group: SportGroup) => [ofGroup(group), ...sportGroups[group].map(ofSport)]
  const chosen = criteria.sport === null ? criteria.group : groupOf(criteria.sport)
  if (chosen === null)
    return {
      leading: groups.map(ofGroup),
      others: groups.flatMap((group) => sportGroups[group].map(ofSport)),
    }
  return {
    leading: whole(chosen),
    others: groups.filter((group) => group !== chosen).flatMap(whole),
  }
}

/** A sport or a group of sports. */
export const sport = defineFilter({
  name: 'sport',
  keys: { sport: formWord(80, 'Sport or group as a form sends it: its word in `criteria`.') },
  segments: (keys) => [keys.sport],
  isSet: ({ criteria }) => criteria.sport !== null || criteria.group !== null,
  drop: () => ({ criteria: { sport: null, group: null } }),
  search: ({ criteria }) =>
    criteria.sport === null ? { group: criteria.group ?? undefined } : { sport: criteria.sport },
  label({ criteria }, _places, { locale }) {
    if (criteria.sport !== null) return sportName(criteria.sport, locale)
    return criteria.group === null ? null : groupName(criteria.group, locale)
  },
  options: (query, facts, { locale }) => sportChoices(query, facts, locale),
})
