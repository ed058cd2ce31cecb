import { longDate, number } from '../../../src/i18n/format.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { fullName } from '../../../src/i18n/person-name.ts'
import type { Locale } from '../../../src/model/locales.ts'
import {
  participantNeeds,
  participantsPerPage,
  type ParticipantNeed,
} from '../../../src/model/orders/participants.ts'
import type {
  ParticipantRow,
  ParticipantsView,
} from '../../../src/model/schemas/orders/participants.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { Desk } from '../../domain/commerce/participants/find-desk.ts'
import type {
  ListedParticipant,
  Participants,
} from '../../domain/commerce/participants/find-participants.ts'
import { amountText } from './checkout-races.ts'
import { participantWords, presentFiles } from './participant-words.ts'

const needNames = {
  unpaid: m.participants_need_unpaid,
  waiver: m.participants_need_waiver,
  age: m.participants_need_age,
  answer: m.participants_need_answer,
  number: m.participants_need_number,
} as const satisfies Record<ParticipantNeed, unknown>

/** Cells of a race's capacity. */
const cells = 20

/** State of a place, and what of it needs work; that a number is missing stands in its own column. */
export function tagsOf(
  { state, needs }: Pick<ListedParticipant, 'state' | 'needs'>,
  locale: Locale,
): ParticipantRow['tags'] {
  const to = { locale }
  if (state === 'cancelled') return [{ text: m.order_state_refunded({}, to), tone: 'plain' }]
  const wanting = participantNeeds.filter((need) => need !== 'number' && needs[need])
  return [
    ...(state === 'valid' ? [{ text: m.order_state_paid({}, to), tone: 'ok' as const }] : []),
    ...wanting.map((need) => ({ text: needNames[need]({}, to), tone: 'warn' as const })),
  ]
}

interface DeskPage {
  permalink: string
  desk: Desk
  edition: Desk['editions'][number] | null
  found: Participants | null
  page: number
  /** False if the site has no key for tickets. */
  hasTickets: boolean
}

export function presentParticipants(
  { permalink, desk, edition, found, page, hasTickets }: DeskPage,
  locale: Locale,
): ParticipantsView {
  const to = { locale }
  const pages = Math.ceil((found?.total ?? 0) / participantsPerPage)
  const sumOf = (of: ParticipantNeed | 'places' | 'paid') =>
    (found?.counts ?? []).reduce((sum, each) => sum + each[of], 0)
  const sold = (found?.races ?? []).filter(({ quantity }) => quantity !== null)
  const all = sold.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  const raceName = new Map((found?.races ?? []).map(({ id, name }) => [id, name]))
  const paid = sumOf('paid')
  return {
    event: { name: desk.name, path: pathOf({ to: 'organiser-event', event: permalink }, locale) },
    words: participantWords(locale),
    edition: edition?.id ?? null,
    date: edition?.date ?? null,
    editions: desk.editions.map(({ date }) => ({ date, label: longDate(date, locale) })),
    notice: hasTickets || paid === 0 ? null : m.participants_no_tickets({}, to),
    figures:
      edition === null
        ? []
        : [
            {
              value: number(sumOf('places'), locale),
              label: m.participants_places({ n: number(all, locale) }, to),
            },
            {
              value: amountText(edition.paid, edition.currency, { locale }),
              label: m.participants_paid({}, to),
            },
          ],
    races: sold.map(({ id, name, quantity, sold: taken }) => ({
      id,
      name,
      text: m.editor_filled_part(
        { n: number(taken ?? 0, locale), all: number(quantity ?? 0, locale) },
        to,
      ),
      filled: quantity ? Math.floor(((taken ?? 0) / quantity) * cells) : 0,
    })),
    needs: participantNeeds
      .filter((need) => sumOf(need) > 0)
      .map((need) => ({ need, name: needNames[need]({}, to), n: number(sumOf(need), locale) })),
    rows: (found?.rows ?? []).map((each) => ({
      entry: each.entry,
      number: each.number,
      name: fullName({ firstname: each.givenName, lastname: each.familyName }) || '–',
      race: raceName.get(each.raceId) ?? '',
      tags: tagsOf(each, locale),
      note: each.note,
    })),
    position:
      pages > 1
        ? m.page_position({ page: number(page, locale), pages: number(pages, locale) }, to)
        : null,
    hasMore: page < pages,
    files: edition === null ? [] : presentFiles(edition.id, locale),
  }
}
