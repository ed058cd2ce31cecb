import { countriesText, racesText } from '../../i18n/counts.ts'
import type { SportView } from '../../model/views.ts'
import { m } from '../../paraglide/messages.js'
import { sportTitle } from './sport-page.tsx'

export function sportHead(view: SportView) {
  const sport = sportTitle(view)
  return {
    title: m.sport_head_title({ sport }),
    description: m.sport_description({
      sport,
      races: racesText(view.races),
      countries: countriesText(view.countries),
    }),
    alternates: view.alternates,
  }
}
