import { number } from '../../../src/i18n/format.ts'
import { joined, labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { moderationKinds, type ModerationKind } from '../../../src/model/community/moderation.ts'
import type { InboxItem, InboxView } from '../../../src/model/schemas/community/inbox.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { Inbox, InboxCounts, InboxEntry } from '../../domain/moderation/list-inbox.ts'
import type { ModeratedKinds } from '../../domain/moderation/moderated-kind.ts'
import { inboxWords, kindNames, tabNames, type InboxReader } from './moderation-words.ts'
import { spanText } from '../texts/span-text.ts'
import { starsText } from '../community/review.ts'

const hour = 3_600_000
/** Hours after which an item is late. */
const lateHours = 24
/** Code points of the excerpt; the page cuts it to the width of the list. */
const excerptLength = 120

const ageMs = (at: string, now: Date): number => Math.max(0, now.getTime() - Date.parse(at))

const ageText = (at: string, locale: Locale, now: Date): string => spanText(ageMs(at, now), locale)

const isLate = (at: string, now: Date): boolean => ageMs(at, now) >= lateHours * hour

function presentEntry({ item, subject }: InboxEntry, locale: Locale, now: Date): InboxItem | null {
  const to = { locale }
  const kind = moderationKinds.find((each) => each === item.kind)
  if (kind === undefined) return null
  const stars = subject.stars === null ? [] : [starsText(subject.stars, locale)]
  return {
    id: item.id,
    kind,
    title: subject.title,
    age: ageText(item.submittedAt, locale, now),
    late: isLate(item.submittedAt, now) ? m.moderation_late({}, to) : null,
    lead: joined([kindNames[kind]({}, to), ...stars], locale),
    excerpt: Array.from(subject.text ?? '')
      .slice(0, excerptLength)
      .join(''),
    asked: item.askedAt === null ? null : m.moderation_second_opinion({}, to),
    following: labelled(m.moderation_next({}, to), subject.title, locale),
  }
}

interface InboxFor {
  /** Nouns of the inbox, in the order of the tabs. */
  kinds: ModeratedKinds
  reader: InboxReader
  /** The kind that the list is limited to; null for all. */
  shown: ModerationKind | null
}

/** A tab for each kind of which something waits, and for the one that is shown. */
export function presentInbox(
  { entries, next }: Inbox,
  { waiting, oldest, done }: InboxCounts,
  { kinds, reader, shown }: InboxFor,
  locale: Locale,
  now: Date,
): InboxView {
  const to = { locale }
  const total = waiting.reduce((sum, { n }) => sum + n, 0)
  const tabs = [...kinds.keys()].flatMap((kind) => {
    const n = waiting.find((each) => each.kind === kind)?.n ?? 0
    if (n === 0 && kind !== shown) return []
    return [{ kind, name: tabNames[kind]({}, to), waiting: number(n, locale) }]
  })
  return {
    summary:
      oldest === null
        ? m.moderation_none({}, to)
        : m.moderation_oldest({ time: ageText(oldest, locale, now) }, to),
    figures: [
      { value: number(total, locale), label: m.moderation_waiting({}, to) },
      { value: number(done, locale), label: m.moderation_done({}, to) },
    ],
    tabs: [{ kind: null, name: m.moderation_all({}, to), waiting: number(total, locale) }, ...tabs],
    items: entries.map((entry) => presentEntry(entry, locale, now)).filter((item) => item !== null),
    after: next === null ? null : `${next.submittedAt}/${next.id}`,
    words: inboxWords(reader, locale),
  }
}
