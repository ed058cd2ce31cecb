import { eventsText } from '../../i18n/counts.ts'
import type { DocumentFigure } from '../../model/views.ts'
import { Bars } from '../../ui/drawings/bars.tsx'
import { LocatorMap } from '../../ui/drawings/locator-map.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'

type Of<Kind extends DocumentFigure['of']> = Extract<DocumentFigure, { of: Kind }>

/** Kilometre bars of races, each under its name. */
function BarsFigure({ rows, sentence }: Of<'bars'>) {
  return (
    <div className="fig-bars">
      {rows.map(({ seed, name, nameLang, path, hue, legs, length, climb }) => (
        <div className={`g-${hue}`} key={seed}>
          <Bars seed={seed} legs={legs} width={720} height={110} />
          <p>
            <a href={path} lang={nameLang ?? undefined}>
              {name}
            </a>
            {length === null ? null : <b>{length}</b>}
            {climb === null ? null : <span>{climb}</span>}
          </p>
        </div>
      ))}
      <p className="fig-s">{sentence}</p>
    </div>
  )
}

/** Days of the editions that are known, and of the next one. */
function UsualDateFigure({ hue, editions, sentence }: Of<'usual-date'>) {
  return (
    <div className={`fig-days g-${hue}`}>
      <ol>
        {editions.map(({ date, year, label, isExpected }) => (
          <li className={isExpected ? 'is-exp' : undefined} key={date}>
            <span>{year}</span>
            <time dateTime={date}>{label}</time>
          </li>
        ))}
      </ol>
      <p className="fig-s">{sentence}</p>
    </div>
  )
}

/** Editions on a line of months, and as a list. Positions are attributes, because pages allow no inline styles. */
function SeasonFigure({ months, marks }: Of<'season'>) {
  return (
    <div className="fig-season">
      <svg aria-hidden="true">
        {months.map(({ label, at }) => (
          <g key={at}>
            <rect className="fig-tick" x={`${at}%`} y="52" width="1" height="10" />
            <text x={`${at}%`} y="76">
              {label}
            </text>
          </g>
        ))}
        {marks.map(({ path, hue, at, isExpected }) => (
          <rect
            className={isExpected ? `fig-mark g-${hue} is-exp` : `fig-mark g-${hue}`}
            x={`${at}%`}
            y="4"
            width="8"
            height="44"
            rx="2"
            key={path}
          />
        ))}
      </svg>
      <ol>
        {marks.map(({ path, name, nameLang, date, label, tag }) => (
          <li key={path}>
            <time dateTime={date}>{label}</time>
            <a className="link" href={path} lang={nameLang ?? undefined}>
              {name}
            </a>
            <span className="muted">{tag}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Calendars with a bar for the number of their events. */
function CountFigure({ rows }: Of<'count'>) {
  return (
    <ul className="fig-count">
      {rows.map(({ label, path, events, share }) => (
        <li key={path}>
          <a href={path}>{label}</a>
          <svg aria-hidden="true">
            <rect width={`${share}%`} height="100%" rx="2" />
          </svg>
          <b>{eventsText(events)}</b>
        </li>
      ))}
    </ul>
  )
}

/** A drawing made of the catalogue's facts. @param id unique on the page */
export function FigureDrawing({ figure, id }: { figure: DocumentFigure; id: string }) {
  switch (figure.of) {
    case 'bars':
      return <BarsFigure {...figure} />
    case 'usual-date':
      return <UsualDateFigure {...figure} />
    case 'season':
      return <SeasonFigure {...figure} />
    case 'count':
      return <CountFigure {...figure} />
    case 'plate':
      return <LocatorMap plate={figure.plate} hue={figure.hue} id={`coast-${id}`} />
    case 'next-start':
      return (
        <div className="tt">
          <TimetableRow card={figure.card} />
        </div>
      )
  }
}
