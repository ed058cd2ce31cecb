import { locales } from '../../model/locales.ts'
import { currencies } from '../../model/values/currencies.ts'
import { sports } from '../../model/event/sports.ts'
import type { DocumentView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { Bars } from '../../ui/drawings/bars.tsx'
import { ContentPage } from './content-page.tsx'

/** Races of the drawing that illustrates the bars, in kilometres. */
const ends = [42.195, 21.0975, 10]

/** Numbers on bibs. */
const numbers = [
  { hue: 'run', label: m.nav_sports, value: sports.length },
  { hue: 'water', label: m.about_languages, value: locales.length },
  { hue: 'cycling', label: m.about_currencies, value: currencies.length },
] as const

/** The page about the site, with its numbers, and the kilometre bars after the text that explains them. */
export function AboutPage({ document }: { document: DocumentView }) {
  const bars = (
    <div className="g-multi">
      <Bars seed="" legs={[{ hue: 'multi', km: 42.195 }]} ends={ends} width={672} height={64} />
    </div>
  )
  return (
    <ContentPage document={document} hue="multi" after={{ pattern: bars }}>
      <dl className="about-n">
        {numbers.map(({ hue, label, value }) => (
          <div className={`eye g-${hue}`} key={hue}>
            <dt>{label()}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </ContentPage>
  )
}
