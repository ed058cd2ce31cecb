import { hueMessages } from '../../../src/i18n/code-messages.ts'
import { count, number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { breakableName } from '../texts/sport-heading.ts'
import { hues, sportGroups, sports, type Hue } from '../../../src/model/event/sports.ts'
import type { HomeView } from '../../../src/model/views.ts'
import { sportPath, type SportSubject } from '../paths/sport-words.ts'

/** Number of sports in the list beside the tiles. */
const listed = 5

/** Page that a tile leads to: running and trail running have a tile each, the other groups one together. */
const subjectOf = (hue: Hue): SportSubject =>
  hue === 'run' || hue === 'trail' ? { sport: hue } : { group: hue }

/**
 * Tiles of the sports, and the sports with the most editions.
 * @param editions number of upcoming editions of a sport or group
 */
export function presentSports(
  editions: (kind: 'sport' | 'group', key: string) => number,
  locale: Locale,
): Pick<HomeView, 'sportTiles' | 'topSports' | 'sports'> {
  const isHeld = (sport: string) => editions('sport', sport) > 0
  const most = sports.filter(isHeld).toSorted((a, b) => editions('sport', b) - editions('sport', a))
  return {
    sportTiles: hues.map((hue) => {
      const subject = subjectOf(hue)
      const path = sportPath(subject, locale)
      const name = breakableName(hueMessages[hue]({}, { locale }), locale)
      if ('sport' in subject) {
        const events = count(editions('sport', subject.sport), locale)
        return { hue, name, path, events, sports: null }
      }
      const held = sportGroups[subject.group].filter(isHeld).length
      const events = count(editions('group', subject.group), locale)
      return { hue, name, path, events, sports: count(held, locale) }
    }),
    topSports: most.slice(0, listed).map((sport) => ({
      sport,
      path: sportPath({ sport }, locale),
      events: number(editions('sport', sport), locale),
    })),
    sports: count(most.length, locale),
  }
}
