import { groupMessages, sportMessages } from '../../i18n/code-messages.ts'
import { racesText } from '../../i18n/counts.ts'
import type { Hue } from '../../model/sports.ts'
import type { HomeView, SeasonWeek } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'

const hueLabels = {
  run: sportMessages.run,
  trail: sportMessages.trail,
  cycling: groupMessages.cycling,
  water: groupMessages.water,
  multi: groupMessages.multi,
  winter: groupMessages.winter,
  other: groupMessages.other,
} satisfies Record<Hue, () => string>

const shownHues = ['run', 'trail', 'cycling', 'water', 'multi', 'winter', 'other'] as const

function weekClass(week: SeasonWeek): string | undefined {
  if (week.past) return 'past'
  return week.current ? 'now' : undefined
}

/** Stacked bars of 52 weeks of races in the colours of their sports; each links to its week in the calendar. */
export function SeasonStrip({ season }: { season: HomeView['season'] }) {
  return (
    <section className="season" aria-labelledby="season">
      <div className="wrap">
        <div className="season-h">
          <p>
            <b id="season">{m.season_heading()}</b> <span className="muted">{m.season_hint()}</span>
          </p>
          <p className="key">
            {shownHues.map((hue) => (
              <span className={`g-${hue}`} key={hue}>
                <i />
                {hueLabels[hue]()}
              </span>
            ))}
          </p>
        </div>
        <div className="season-x">
          <div className="season-b">
            {season.weeks.map((week) => (
              <a
                key={week.monday}
                className={weekClass(week)}
                href={week.path}
                rel="nofollow"
                aria-label={m.season_week({ date: week.label, races: racesText(week.races) })}
              >
                <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                  {week.stacks.map((stack) => (
                    <rect
                      className={`g-${stack.hue}`}
                      key={stack.hue}
                      y={stack.y}
                      width="10"
                      height={stack.height}
                    />
                  ))}
                </svg>
              </a>
            ))}
          </div>
          <p className="season-m" aria-hidden="true">
            {season.months.map((month) => (
              <span className={`w-${month.column}`} key={month.column}>
                {month.label}
              </span>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
