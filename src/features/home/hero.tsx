import { sportMessages } from '../../i18n/code-messages.ts'
import { countriesText, racesText } from '../../i18n/counts.ts'
import type { HomeView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { TimetableRow } from '../event-card/timetable-row.tsx'
import { SearchBox } from '../search-box/search-box.tsx'

const oftenLabels: Record<HomeView['often'][number]['label'], () => string> = {
  marathon: m.preset_marathon,
  trail: sportMessages.trail,
  triathlon: sportMessages.triathlon,
}

export function Hero({ home }: { home: HomeView }) {
  return (
    <section className={`hero g-${home.hue}`}>
      <div className="wrap">
        <div className="hero-g">
          <div>
            <h1>{m.home_title()}</h1>
            <p className="lede">
              {m.home_lead({
                races: racesText(home.races),
                countries: countriesText(home.countries),
              })}
            </p>
            <SearchBox />
            <p className="quick">
              <span>{m.search_often()}</span>
              {home.often.map((each) => (
                <a key={each.label} href={each.path}>
                  {oftenLabels[each.label]()}
                </a>
              ))}
            </p>
          </div>
          {home.weekend.cards.length === 0 ? null : (
            <section className="bd eye" aria-labelledby="weekend">
              <div className="board-h">
                <h2 id="weekend">
                  {home.weekend.thisWeekend ? m.home_weekend() : m.home_next_starts()}
                </h2>
                <a className="link s" href={home.weekend.path}>
                  {racesText(home.weekend.races)}
                </a>
              </div>
              <div className="tt" data-list="weekend">
                {home.weekend.cards.map((card) => (
                  <TimetableRow key={card.permalink} card={card} />
                ))}
              </div>
            </section>
          )}
        </div>
      </div>
    </section>
  )
}
