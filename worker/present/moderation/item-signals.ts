import { longDate, number, percent } from '../../../src/i18n/format.ts'
import { joined, labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { OpenedItemView } from '../../../src/model/schemas/community/inbox.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { Signals } from '../../domain/moderation/find-signals.ts'
import type { OpenedItem } from '../../domain/moderation/open-item.ts'

/** The author of an item, with how other texts of theirs were judged. */
export function presentAuthor(
  { author, signals }: OpenedItem,
  locale: Locale,
): NonNullable<OpenedItemView['author']> {
  const to = { locale }
  if (author === null) return { name: m.moderation_no_account({}, to), facts: [] }
  const { approved, rejected, waiting } = signals.others
  const judged = joined(
    [
      labelled(m.moderation_others_approved({}, to), number(approved, locale), locale),
      labelled(m.moderation_others_rejected({}, to), number(rejected, locale), locale),
      labelled(m.moderation_others_waiting({}, to), number(waiting, locale), locale),
    ],
    locale,
  )
  const since = longDate(author.createdAt.slice(0, 10), locale)
  return {
    name: author.username,
    facts: [
      labelled(m.moderation_member_since({}, to), since, locale),
      labelled(m.moderation_others({}, to), judged, locale),
    ],
  }
}

/** Signals beside an item; they are no verdict. */
export function presentSignals(
  { isNewAccount, sameNetwork, link, similar, nameWithin, isNamedOfficial }: Signals,
  locale: Locale,
): OpenedItemView['signals'] {
  const to = { locale }
  const found = [
    ...(link === null ? [] : [labelled(m.moderation_signal_link({}, to), link, locale)]),
    ...(nameWithin === null
      ? []
      : [labelled(m.moderation_signal_name({}, to), nameWithin, locale)]),
    ...(isNamedOfficial ? [m.moderation_signal_official({}, to)] : []),
    ...(similar === null
      ? []
      : [
          m.moderation_signal_similar(
            { share: percent(similar.share, locale), title: similar.title },
            to,
          ),
        ]),
    ...(sameNetwork === 0
      ? []
      : [labelled(m.moderation_signal_network({}, to), number(sameNetwork, locale), locale)]),
    ...(isNewAccount ? [m.moderation_signal_new({}, to)] : []),
  ]
  if (found.length === 0) return [{ warns: false, text: m.moderation_signal_none({}, to) }]
  return found.map((text) => ({ warns: true, text }))
}
