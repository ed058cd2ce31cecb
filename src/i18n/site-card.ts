import type { Leg } from '../model/event/kilometre-bars.ts'
import type { Hue } from '../model/event/sports.ts'
import type { Locale } from '../model/locales.ts'
import { m } from '../paraglide/messages.js'

/** Texts of the site's social card; the card's path contains a fingerprint of them. */
export function siteCardTexts(locale: Locale): { title: string; line: string } {
  // The page marks with a zero-width space where a line may break; the card finds the words itself.
  const title = m.home_title({}, { locale }).replaceAll('\u200b', '')
  return { title, line: m.home_head_title({}, { locale }) }
}

/** A social card of a title above the bars of a race. */
export interface TitledCard {
  title: string
  /** Language of the title. */
  language: Locale
  /** Text of the stub, in the language of the page. */
  line: string
  hue: Hue
  /** The race that is drawn; null for a marathon. */
  race: { seed: string; legs: readonly Leg[] } | null
}

/** Lists with a social card, which their pages share. */
export const cardLists = ['news', 'challenges'] as const
export type CardList = (typeof cardLists)[number]

/** Social card of a list. */
export const listCard = (list: CardList, locale: Locale): TitledCard => ({
  title: list === 'news' ? m.news_title({}, { locale }) : m.challenge_title({}, { locale }),
  language: locale,
  line: m.home_head_title({}, { locale }),
  hue: list === 'news' ? 'run' : 'multi',
  race: null,
})
