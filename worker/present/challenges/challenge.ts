import { amountText, progressText } from '../../../src/i18n/challenge-progress.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import { figureText } from '../../../src/i18n/figure-text.ts'
import { count, longDate, number } from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import { length } from '../../../src/i18n/lengths.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { phaseOf, type Challenge } from '../../../src/model/challenges/challenge.ts'
import type { ChallengeGoal } from '../../../src/model/challenges/rule.ts'
import { socialCardPath } from '../../../src/model/event/social-card.ts'
import { hueOf } from '../../../src/model/event/sports.ts'
import { locales, type Locale } from '../../../src/model/locales.ts'
import { initialsOf } from '../../../src/model/members/initials.ts'
import type { ChallengesView, ChallengeView } from '../../../src/model/schemas/site/challenge.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ChallengePage } from '../../domain/content/challenges/find-page.ts'
import type { ChallengeEntryFacts } from '../../domain/content/challenges/list-entries.ts'
import type { FoundDocument } from '../../domain/content/documents/find-document.ts'
import { editionCard } from '../cards/edition-card.ts'
import { challengeCard } from '../cards/titled-card.ts'
import type { BlockReading } from '../site/blocks.ts'
import { presentDocument } from '../site/document.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { foreignNote, languageFor } from '../texts/text-in.ts'

/** Bars of the drawing of a sum. */
const barsOfSum = 20

/** Bars of the drawing, and how many of them are full. */
export const barsOf = ({ kind, need }: ChallengeGoal): number => (kind === 'sum' ? barsOfSum : need)
export const filledBars = (goal: ChallengeGoal, have: number): number =>
  Math.floor((Math.min(have, goal.need) * barsOf(goal)) / goal.need)

function stateText(challenge: Challenge, locale: Locale, today: string): string {
  const { closesOn, rule } = challenge
  const to = { locale }
  const date = (day: string | null | undefined) => longDate(day ?? today, locale)
  switch (phaseOf(challenge, today)) {
    case 'archived':
      return m.challenge_archived({}, to)
    case 'closed':
      return m.challenge_closed({ date: date(closesOn) }, to)
    case 'upcoming':
      return m.challenge_starts({ date: date(rule.filter.from) }, to)
    case 'open':
      return closesOn === null
        ? m.challenge_open({}, to)
        : m.challenge_open_until({ date: date(closesOn) }, to)
  }
}

function presentEntry(
  { slug, content, challenge, joined: members }: ChallengeEntryFacts,
  locale: Locale,
  today: string,
): ChallengesView['challenges'][number] {
  const language = languageFor(content.title, locale) ?? 'en'
  return {
    title: content.title[language] ?? '',
    summary: content.summary[language] ?? '',
    lang: foreignNote(language, locale).lang,
    path: pathOf({ to: 'challenge', slug }, locale),
    hue: hueOf(challenge.sport),
    phase: phaseOf(challenge, today),
    state: stateText(challenge, locale, today),
    joined: count(members, locale),
  }
}

const phaseOrder = { open: 0, upcoming: 1, closed: 2, archived: 3 } as const

/** Challenges in the order of their list. @param today ISO date */
function presentEntries(
  entries: readonly ChallengeEntryFacts[],
  locale: Locale,
  today: string,
): ChallengesView['challenges'] {
  return entries
    .toSorted((a, b) => a.challenge.rank - b.challenge.rank)
    .map((each) => presentEntry(each, locale, today))
    .toSorted((a, b) => phaseOrder[a.phase] - phaseOrder[b.phase])
}

export const presentChallenges = (
  entries: readonly ChallengeEntryFacts[],
  locale: Locale,
  today: string,
): ChallengesView => ({
  challenges: presentEntries(entries, locale, today),
  alternates: Object.fromEntries(locales.map((each) => [each, pathOf({ to: 'challenges' }, each)])),
})

function presentSlots(
  goal: ChallengeGoal,
  events: ChallengePage['events'],
  reader: Reader,
): ChallengeView['slots'] {
  if (goal.kind !== 'slots') return []
  const { locale } = reader
  return goal.slots.map(({ key, distance, filter }) => {
    const [permalink = null] = filter.events ?? []
    const event = events.find((each) => each.permalink === permalink)
    const isNamed = distance === undefined || permalink !== null
    const day = event?.date ?? null
    const date = day === null ? null : longDate(day, locale)
    return {
      key,
      name: isNamed ? (event?.name ?? key) : figureText(length(distance, reader), locale),
      lang: event === undefined || !isNamed ? null : foreignTag(event.nameLanguage, locale),
      path:
        event === undefined ? null : pathOf({ to: 'event', permalink: event.permalink }, locale),
      permalink: event?.permalink ?? null,
      date:
        date === null || event?.confirmed === 1
          ? date
          : m.challenge_expected({ date: date }, { locale }),
    }
  })
}

/** "A. K., Vienna"; the country of a member whose town has few. */
const listedName = (
  { firstName, lastName, town, country }: ChallengePage['listed'][number],
  locale: Locale,
): string => {
  const initials = [initialsOf(firstName), initialsOf(lastName)]
    .filter((each) => each !== '')
    .map((each) => `${each}.`)
    .join(' ')
  const place = town ?? (country === null ? null : countryName(country, locale))
  return place === null ? initials : joined([initials, place], locale)
}

export function presentChallenge(
  slug: string,
  found: FoundDocument,
  {
    page,
    entries,
    challenge,
  }: {
    page: ChallengePage
    entries: readonly ChallengeEntryFacts[]
    challenge: Challenge
  },
  reading: BlockReading,
): ChallengeView {
  const { reader, today } = reading
  const { locale } = reader
  const { goal } = challenge.rule
  const isOpen = ({ phase }: { phase: string }) => phase === 'open' || phase === 'upcoming'
  return {
    ...presentDocument(found, reading, { kind: 'challenge', slug }),
    slug,
    card: socialCardPath(
      locale,
      { kind: 'challenge', slug },
      challengeCard(found.content, challenge, locale),
    ),
    hue: hueOf(challenge.sport),
    phase: phaseOf(challenge, today),
    state: stateText(challenge, locale, today),
    need: amountText(goal, goal.need, reader),
    bars: barsOf(goal),
    slots: presentSlots(goal, page.events, reader),
    next: page.next.map((card) => editionCard(card, reader)),
    joined: count(page.joined, locale),
    done: count(page.done, locale),
    listed: page.listed.map((each, index) => ({
      place: number(index + 1, locale),
      name: listedName(each, locale),
      progress: progressText(goal, each.have, reader),
    })),
    others: presentEntries(
      entries.filter((each) => each.slug !== slug),
      locale,
      today,
    )
      .filter(isOpen)
      .slice(0, 5),
  }
}
