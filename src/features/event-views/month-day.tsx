import { eventsText } from '../../i18n/counts.ts'
import type { GridDay } from '../../model/calendar/calendar-view.ts'
import { m } from '../../paraglide/messages.js'
import { EventLink } from '../event-card/event-link.tsx'

type MonthBar = GridDay['bars'][number]

/** Classes of a bar, because the policy of the page forbids inline styles: sport, lane, days, ends and state. */
function barClass({ hue, lane, span, from, on, status, confirmed }: MonthBar): string {
  const state = status?.tone === 'bad' ? 'is-off' : confirmed ? 'is-sure' : 'is-exp'
  return `ebar g-${hue} lane${lane} span${span} ${state}${from ? ' from' : ''}${on ? ' on' : ''}`
}

/** A day of the month: a link to its list, its sports as a small stack, and the bars that begin on it. */
export function MonthDay({ day, isEntry }: { day: GridDay; isEntry: boolean }) {
  const tabIndex = isEntry ? 0 : -1
  return (
    <td className={day.today ? 'now' : undefined} aria-current={day.today ? 'date' : undefined}>
      {day.path === null ? (
        <span className="dn" tabIndex={tabIndex} data-day={day.date}>
          <span className="vh">{day.full}</span>
          <time dateTime={day.date} aria-hidden="true">
            {day.n}
          </time>
        </span>
      ) : (
        <a className="dn" href={day.path} rel="nofollow" tabIndex={tabIndex} data-day={day.date}>
          <span className="vh">
            {m.grid_day({ day: day.full, events: eventsText(day.events) })}
          </span>
          <time dateTime={day.date} aria-hidden="true">
            {day.n}
          </time>
          <span className="stk" aria-hidden="true">
            {day.stack.map((hue, i) => (
              <i className={`g-${hue}`} key={i} />
            ))}
          </span>
        </a>
      )}
      {day.bars.length === 0 ? null : (
        <ul>
          {day.bars.map((bar) => (
            <li className={barClass(bar)} title={bar.name} key={`${bar.permalink} ${bar.lane}`}>
              <EventLink card={bar} />
            </li>
          ))}
        </ul>
      )}
      {day.more === null || day.path === null ? null : (
        <a className="more" href={day.path} rel="nofollow" tabIndex={-1} aria-hidden="true">
          {day.more}
        </a>
      )}
    </td>
  )
}
