import type { NotFoundRouteProps } from '@tanstack/react-router'
import { SearchBox } from '../features/search-box/search-box.tsx'
import { hrefTo } from '../i18n/links.ts'
import { isMissingData, type MissingData } from '../model/missing.ts'
import { m } from '../paraglide/messages.js'

function textOf(missing: MissingData | null): string {
  if (missing?.code === 'event-not-found') return m.error_event_text()
  if (missing?.code === 'sport-not-found') return m.error_sport_text()
  if (missing?.code === 'criteria-not-found') return criteriaText(missing)
  return m.error_404_text()
}

function criteriaText({ field: word = '', nearest = [] }: MissingData): string {
  return nearest.length === 0
    ? m.error_criteria_text({ word })
    : m.error_criteria_nearest_text({ word })
}

/** 404 in the visitor's language, with ways on. */
export function MissingPage({ data }: NotFoundRouteProps) {
  const missing = isMissingData(data) ? data : null
  const editions = missing?.editions
  const nearest = missing?.nearest ?? []
  return (
    <div className="oopsf g-run">
      <title>{`${m.error_404_head()} · Startline`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap oops">
        <div>
          <h1>{editions === undefined ? m.error_404_title() : m.error_date_title()}</h1>
          <p className="lead-t">
            {editions === undefined
              ? textOf(missing)
              : m.error_date_text({ name: editions.name, date: editions.asked })}
          </p>
          {nearest.length === 0 ? null : (
            <ul className="quick">
              {nearest.map(({ label, path }) => (
                <li key={path}>
                  <a className="link" href={path}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {editions === undefined ? null : (
            <ul className="quick">
              {editions.known.map((each) => (
                <li key={each.date}>
                  <a
                    className="link"
                    href={hrefTo({ to: 'event', permalink: editions.permalink, date: each.date })}
                  >
                    {each.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <SearchBox />
          <p className="quick">
            <a href={hrefTo({ to: 'home' })}>{m.error_home()}</a>
            <a href={hrefTo({ to: 'calendar', criteria: [] })}>{m.error_calendar()}</a>
          </p>
        </div>
        <div className="bigbib eye">
          <p>
            <b>DNS</b>
          </p>
          <span className="num">404</span>
          <div className="perf">
            <span>{m.error_dns()}</span>
            <span>{m.error_404_head()}</span>
          </div>
        </div>
      </div>
    </div>
  )
}
