import { m } from '../../paraglide/messages.js'
import { Bars } from '../../ui/bars.tsx'
import { TextPage } from '../../ui/text-page.tsx'

/** Races of the drawing that illustrates the bars, in kilometres. */
const ends = [42.195, 21.0975, 10]

export function AboutPage() {
  return (
    <TextPage title={m.about_title()} hue="multi">
      <p>{m.about_what()}</p>
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
        <li>
          {m.about_credit_geonames()}{' '}
          <a href="https://www.geonames.org" rel="noopener">
            geonames.org
          </a>
        </li>
        <li>
          {m.about_credit_cldr()}{' '}
          <a href="https://cldr.unicode.org" rel="noopener">
            cldr.unicode.org
          </a>
        </li>
        <li>
          {m.about_credit_ecb()}{' '}
          <a href="https://www.ecb.europa.eu" rel="noopener">
            ecb.europa.eu
          </a>
        </li>
        <li>
          {m.about_credit_rsd()}{' '}
          <a href="https://kurs.resenje.org" rel="noopener">
            kurs.resenje.org
          </a>
        </li>
        <li>
          {m.about_credit_fonts()}{' '}
          <a href="https://fontsource.org/fonts/sofia-sans" rel="noopener">
            fontsource.org
          </a>
        </li>
      </ul>
    </TextPage>
  )
}
