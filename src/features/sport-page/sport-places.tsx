import { worldMapSize } from '../../model/world-map.ts'
import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { keptContent } from '../../request/kept-markup.ts'
import { Share } from './share.tsx'
import world from './world.svg?url'

/** Countries that are always shown; the others unfold. */
const countriesShown = 12

/** The world with a dot where there are races, and the countries with bars in proportion to their races. */
export function SportPlaces({ view }: { view: SportView }) {
  const { byCountry, dots, hue } = view
  if (byCountry.length === 0) return null
  const { width, height } = worldMapSize
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{m.filter_where()}</h2>
          <a className="link" href={view.mapPath} rel="nofollow">
            {m.view_map()}
          </a>
        </div>
        <svg
          className={`wmap g-${hue}`}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={m.map_label()}
        >
          <use className="wl" href={`${world}#land`} />
          <path className="wd" d={dots} />
        </svg>
        <Countries countries={byCountry.slice(0, countriesShown)} hue={hue} />
        {byCountry.length <= countriesShown ? null : (
          <details className="byc-x">
            <summary className="link">{m.sport_more_countries()}</summary>
            <Countries countries={byCountry.slice(countriesShown)} hue={hue} />
          </details>
        )}
      </div>
    </section>
  )
}

function Countries({
  countries,
  hue,
}: {
  countries: SportView['byCountry']
  hue: SportView['hue']
}) {
  const content = keptContent(['countries', countries], () =>
    countries.map(({ label, path, races, share }) => (
      <li key={path}>
        <a href={path}>
          {label}
          <span className="num">{races}</span>
          <Share percent={share} />
        </a>
      </li>
    )),
  )
  return <ul className={`byc g-${hue}`} {...content} />
}
