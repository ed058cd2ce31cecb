import { locales } from '../../model/locales.ts'
import { currencies } from '../../model/values/currencies.ts'
import { sports } from '../../model/event/sports.ts'
import { m } from '../../paraglide/messages.js'
import { Bars } from '../../ui/drawings/bars.tsx'
import { TextPage } from '../../ui/text-page.tsx'

/** Races of the drawing that illustrates the bars, in kilometres. */
const ends = [42.195, 21.0975, 10]

/** Numbers on bibs. */
const numbers = [
  { hue: 'run', label: m.nav_sports, value: sports.length },
  { hue: 'water', label: m.about_languages, value: locales.length },
  { hue: 'cycling', label: m.about_currencies, value: currencies.length },
] as const

/** Sources of data and typefaces. */
const credits = [
  [m.about_credit_geonames, 'https://www.geonames.org'],
  [m.about_credit_cldr, 'https://cldr.unicode.org'],
  [m.about_credit_ecb, 'https://www.ecb.europa.eu'],
  [m.about_credit_rsd, 'https://kurs.resenje.org'],
  [m.about_credit_fonts, 'https://fontsource.org/fonts/sofia-sans'],
] as const

export function AboutPage() {
  return (
    <TextPage title={m.about_title()} hue="multi">
      <p>{m.about_what()}</p>
      <dl className="about-n">
        {numbers.map(({ hue, label, value }) => (
          <div className={`eye g-${hue}`} key={hue}>
            <dt>{label()}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{m.about_facts_heading()}</h2>
      <p>{m.about_facts()}</p>
      <h2>{m.about_dates_heading()}</h2>
      <p>{m.about_dates()}</p>
      <h2>{m.about_pattern_heading()}</h2>
      <p>{m.about_pattern()}</p>
      <div className="g-multi">
        <Bars seed="" legs={[{ hue: 'multi', km: 42.195 }]} ends={ends} width={672} height={64} />
      </div>
      <h2>{m.about_credits_heading()}</h2>
      <ul>
        {credits.map(([credit, site]) => (
          <li key={site}>
            {credit()}{' '}
            <a href={site} rel="noopener">
              {new URL(site).hostname.replace(/^www\./u, '')}
            </a>
          </li>
        ))}
      </ul>
    </TextPage>
  )
}
