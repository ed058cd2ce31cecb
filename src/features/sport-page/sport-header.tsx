import { groupAllMessages } from '../../i18n/code-messages.ts'
import { hrefTo } from '../../i18n/links.ts'
import type { Figure as FigureView, SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Figure } from '../../ui/drawings/figure.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { Phrases } from '../../ui/phrases.tsx'

/** Name, numbers and scene of the sport on its stock. */
export function SportHeader({ view }: { view: SportView }) {
  const { phrases, width } = view.heading
  return (
    <section className={`sp g-${view.hue}`}>
      <div className="wrap sp-in">
        <div className="sp-t">
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
          <h1 className={width === 'short' ? undefined : width}>
            <Phrases phrases={phrases} />
          </h1>
          <Counters view={view} />
          <p className="rowx">
            <a className="btn btn-flare btn-l" href={view.calendarPath}>
              {m.sport_see_all()}
            </a>
            <a className="btn btn-line btn-l" href={view.nearPath} rel="nofollow">
              {m.filter_near_me()}
            </a>
          </p>
        </div>
        <Illustration hue={view.hue} sport={view.sport} />
      </div>
    </section>
  )
}

/** The numbers that are known: races, countries, the longest race and the most climb. */
function Counters({ view: { races, countries, longest, climb } }: { view: SportView }) {
  if (races.count === 0) return <p className="lede">{m.sport_none()}</p>
  return (
    <dl className="cnt">
      <Counter label={m.sport_figure_races()} value={races.n} unit="" />
      <Counter label={m.sport_figure_countries()} value={countries.n} unit="" />
      {longest[0] === undefined ? null : (
        <Counter label={m.sport_longest()} {...longest[0].figure} />
      )}
      {climb[0] === undefined ? null : (
        <Counter label={m.sport_most_climb()} {...climb[0].figure} />
      )}
    </dl>
  )
}

function Counter({ label, ...figure }: FigureView & { label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Figure {...figure} />
      </dd>
    </div>
  )
}
