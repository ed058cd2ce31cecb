import type { EventView, RaceView } from '../../model/views.ts'
import { sportMessages } from '../../i18n/code-messages.ts'
import { bracketed } from '../../i18n/joins.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Bars } from '../../ui/bars.tsx'
import { Figure } from '../../ui/figure.tsx'

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

/** Descent, highest and lowest point, as far as known. */
function heights({ drop, highest, lowest }: RaceView): string[] {
  return [
    drop === null ? null : m.descent({ drop }),
    highest === null ? null : m.highest_point({ height: highest }),
    lowest === null ? null : m.lowest_point({ height: lowest }),
  ].filter((text) => text !== null)
}

/** Optional columns: hidden if no race has a value. */
interface Columns {
  start: boolean
  effort: boolean
  price: boolean
}

function RaceRow({ event, race, columns }: { event: EventView; race: RaceView; columns: Columns }) {
  const label = race.acronym === null ? race.name : bracketed(race.name, race.acronym, getLocale())
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
          {race.startDay === null ? null : (
            <b>
              {event.edition.dateConfirmed
                ? race.startDay
                : m.race_day_expected({ day: race.startDay })}
            </b>
          )}
          {race.start === null ? null : (
            <span className="c-line tab">
              <span className="c-lab">{m.th_start()} </span>
              {race.start}
            </span>
          )}
        </td>
      ) : null}
      <td className="c-bars">
        <Bars
          seed={`${event.permalink}/${race.id}`}
          legs={race.legs}
          width={136}
          height={36}
          unitKm={event.ruler.unitKm}
        />
        {race.climb === null ? null : (
          <b className="c-line tab">{m.climb({ climb: race.climb })}</b>
        )}
        {heights(race).map((text) => (
          <span className="xs muted c-line" key={text}>
            {text}
          </span>
        ))}
      </td>
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
        </td>
      ) : null}
    </tr>
  )
}

export function RacesTable({ event }: { event: EventView }) {
  const columns = {
    start: event.races.some((race) => race.start !== null || race.startDay !== null),
    effort: event.races.some((race) => race.effort !== null),
    price: event.races.some((race) => race.price !== null),
  }
  const rates = new Set(event.races.flatMap((race) => race.rateNote ?? []))
  return (
    <>
      <table className="races">
        <thead>
          <tr>
            <th scope="col">{m.th_distance()}</th>
            <th scope="col">{m.th_race()}</th>
            {columns.start ? <th scope="col">{m.th_start()}</th> : null}
            <th scope="col">{m.filter_climb()}</th>
            {columns.effort ? <th scope="col">{m.filter_effort()}</th> : null}
            {columns.price ? <th scope="col">{m.th_price()}</th> : null}
          </tr>
        </thead>
        <tbody>
          {event.races.map((race) => (
            <RaceRow columns={columns} event={event} key={race.id} race={race} />
          ))}
        </tbody>
      </table>
      {event.races.every((race) => race.start !== null) ? null : (
        <p className="xs muted races-n">{m.races_no_start()}</p>
      )}
      {[...rates].map((note) => (
        <p className="xs muted races-n" key={note}>
          {note}
        </p>
      ))}
      {event.priceSources.map(({ url, host, date }) => (
        <p className="xs muted races-n" key={url}>
          <a href={url} rel="noopener">
            {m.stated_on({ host, date })}
          </a>
        </p>
      ))}
    </>
  )
}
