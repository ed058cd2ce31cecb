import { groupAllMessages, sportMessages } from '../../i18n/code-messages.ts'
import { countriesText, racesText } from '../../i18n/counts.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Bars } from '../../ui/bars.tsx'
import { SportIcon } from '../../ui/icon.tsx'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { LeaderList } from './leader-list.tsx'
import { sportTitle } from './sport-title.ts'

export function SportPage({ view }: { view: SportView }) {
  return (
    <>
      <section className={`sp g-${view.hue}`}>
        <div className="wrap">
          <nav aria-label={m.breadcrumb_label()}>
            <ol className="crumbs">
              <li>
                <a href={hrefTo({ to: 'home' })}>{m.crumb_home()}</a>
              </li>
              {view.groupPath === null ? null : (
                <li>
                  <a href={view.groupPath}>{groupAllMessages[view.group]()}</a>
                </li>
              )}
            </ol>
          </nav>
          <h1>{sportTitle(view)}</h1>
          <p className="lede">
            {m.sport_lead({
              races: racesText(view.races),
              countries: countriesText(view.countries),
            })}
          </p>
          <p>
            <a className="btn btn-flare" href={view.calendarPath}>
              {m.sport_see_all()}
            </a>
          </p>
          <Bars
            seed={view.sport ?? view.group}
            legs={[{ hue: view.hue, km: 60, gain: 1500 }]}
            width={1240}
            height={110}
          />
        </div>
      </section>
      <div className="wrap">
        <section className="section">
          <div className="head">
            <h2>{m.sport_upcoming()}</h2>
            <a className="link" href={view.calendarPath}>
              {m.sport_see_all()}
            </a>
          </div>
          {view.upcoming.length === 0 ? (
            <p>{m.sport_none()}</p>
          ) : (
            <div className="tt" data-list="sport">
              {view.upcoming.map((card) => (
                <TimetableRow
                  key={`${card.permalink}/${card.bib.date}`}
                  card={card}
                  showClimb={view.sport !== null}
                />
              ))}
            </div>
          )}
        </section>
        <LeaderList
          heading={m.sport_distances()}
          items={view.distances.map((each) => ({ label: each.label, path: each.path, n: null }))}
        />
        <LeaderList
          heading={m.sport_months()}
          items={view.months.map((each) => ({ label: each.label, path: each.path, n: each.races }))}
        />
        <LeaderList
          heading={m.sport_countries()}
          items={view.byCountry.map((each) => ({
            label: each.label,
            path: each.path,
            n: each.races,
          }))}
        />
        <section className="section">
          <div className="head">
            <h2>{view.sport === null ? m.sport_group_sports() : m.sport_siblings()}</h2>
          </div>
          <div className={`cols g-${view.hue}`}>
            {view.related.map((each) => (
              <a className="lead" href={each.path} key={each.sport}>
                <SportIcon sport={each.sport} />
                {sportMessages[each.sport]()}
                <span className="n tab">{each.races}</span>
              </a>
            ))}
          </div>
        </section>
      </div>
    </>
  )
}
