import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { teamChoices, type TeamChoice } from '../../../src/model/calendar/calendar.ts'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter, type Choice } from '../filter.ts'
import { maybe } from '../key-schemas.ts'

const labels = { solo: m.team_solo, team: m.team_team } satisfies Record<TeamChoice, unknown>

const labelOf = (team: TeamChoice, locale: Locale): string => labels[team]({}, { locale })

/** Races for one person or for teams. */
export const team = defineFilter({
  name: 'team',
  keys: { team: maybe(v.picklist(teamChoices), '`solo` or `team`.') },
  read: (keys) => ({ team: keys.team }),
  write: (query) => ({ team: query.team }),
  isSet: (query) => query.team !== null,
  drop: () => ({ team: null }),
  search: (query) => ({ team: query.team ?? undefined }),
  label: (query, _places, { locale }) => (query.team === null ? null : labelOf(query.team, locale)),
  options: (query, { facets }, { locale }): Choice[] =>
    teamChoices.map((each) => ({
      label: labelOf(each, locale),
      total: facets.team.get(each) ?? 0,
      chosen: query.team === each,
      change: { team: each },
    })),
})
