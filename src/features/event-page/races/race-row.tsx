import type { EventView, RaceView } from '../../../model/views.ts'
import { sportMessages } from '../../../i18n/code-messages.ts'
import { bracketed } from '../../../i18n/joins.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Figure } from '../../../ui/drawings/figure.tsx'
import { RaceClimb } from '../courses/race-climb.tsx'

function ageText(age: NonNullable<RaceView['age']>): string {
  if (age.range !== null) return m.age_between({ range: age.range })
  return age.from === null ? m.age_to({ age: age.to ?? '' }) : m.age_from({ age: age.from })
}

/** Facts of a race that have no column: sum of the legs, other units, venue, team size, age, places. */
function details(race: RaceView): string[] {
  return [
    race.sum,
    race.stated === null ? null : m.distance_stated({ distance: race.stated }),
    race.venue,
    race.team === null ? null : m.team_of({ size: race.team }),
    race.age === null ? null : ageText(race.age),
    race.places === null ? null : m.places_count(race.places),
  ].filter((text) => text !== null)
}

/** Optional columns: hidden if no race has a value. */
export interface Columns {
  start: boolean
  climb: boolean
  effort: boolean
  price: boolean
}

interface RaceRowProps {
  event: EventView
  race: RaceView
  columns: Columns
}

export function RaceRow({ event, race, columns }: RaceRowProps) {
  const { name, acronym } = race
  const label =
    acronym === null || name.includes(acronym) ? name : bracketed(name, acronym, getLocale())
  return (
    <tr className={`g-${race.hue}`}>
      <td className="c-num">
        {race.distance === null ? (
          <span className="s muted">{m.distance_unknown()}</span>
        ) : (
          <span className={race.distance.unit === '' ? 'num txt' : 'num'}>
            <Figure {...race.distance} />
          </span>
        )}
      </td>
      <td className="c-name">
        <b lang={race.nameLang ?? undefined}>{label}</b>
        {race.soldOut ? (
          <>
            {' '}
            <span className="tag tag-bad">{m.signup_sold_out()}</span>
          </>
        ) : null}
        {race.sport === event.sport || race.sport === null ? null : (
          <>
            <br />
            <span className="s c-sport">{sportMessages[race.sport]()}</span>
          </>
        )}
        {details(race).map((text) => (
          <span className="s muted c-line" key={text}>
            {text}
          </span>
        ))}
      </td>
      {columns.start ? (
        <td className="c-st">
          {race.startDay === null ? null : <b>{race.startDay}</b>}
          {race.start === null ? null : (
            <span className="c-line tab">
              <span className="c-lab">{m.th_start()} </span>
              {race.start}
            </span>
          )}
        </td>
      ) : null}
      {columns.climb ? <RaceClimb event={event} race={race} /> : null}
      {columns.effort ? (
        <td className="c-eff tab">
          {race.effort === null ? null : (
            <>
              <span className="num">{race.effort}</span>
              <span className="c-lab">{m.filter_effort()}</span>
            </>
          )}
        </td>
      ) : null}
      {columns.price ? (
        <td className="c-pr">
          <b className="tab">
            {race.price ?? <span className="quiet s">{m.price_unknown()}</span>}
          </b>
          {race.priceStated === null ? null : (
            <span className="xs muted c-line tab">{race.priceStated}</span>
          )}
          {race.priceNext === null ? null : (
            <span className="xs muted c-line tab">{race.priceNext}</span>
          )}
        </td>
      ) : null}
    </tr>
  )
}
