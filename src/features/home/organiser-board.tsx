import { countriesText, eventsText } from '../../i18n/counts.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { HomeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

/** Invitation to organisers, with a bib that has room for their race. */
export function OrganiserBoard({
  events,
  countries,
  languages,
}: Pick<HomeView, 'events' | 'countries' | 'languages'>) {
  const figures = [
    eventsText(events),
    countriesText(countries),
    m.board_languages({ n: languages }),
  ]
  return (
    <section className="org on-board">
      <div className="wrap org-in">
        <div>
          <h2>{m.board_heading()}</h2>
          <p>{m.board_text()}</p>
          <ul>
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
          <a
            className="btn btn-flare btn-l"
            href={hrefTo({ to: 'members', page: 'registration/organiser' })}
          >
            {m.board_go()}
          </a>
        </div>
        <div className="bigbib eye g-run" aria-hidden="true">
          <p>{m.board_race()}</p>
          <span className="num">1</span>
          <div className="perf">
            <span>{m.board_date()}</span>
            <span>{m.board_distances()}</span>
          </div>
        </div>
      </div>
    </section>
  )
}
