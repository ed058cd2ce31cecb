import {
  count,
  dateBib,
  fullDate,
  longDate,
  timeOfDay,
  weekday,
  year,
} from '../../../src/i18n/format.ts'
import { joined } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { fullZoneName, zoneName } from './zone-names.ts'
import { m } from '../../../src/paraglide/messages.js'
import { signUpState } from '../../rules/sign-up-window.ts'
import type { EditionView, SignUpView } from '../../../src/model/views.ts'
import { takesPlace } from '../../../src/model/event/edition-status.ts'
import { nextOrLast } from '../../domain/catalogue/editions/next-or-last.ts'
import type { SaleState } from '../../../src/model/orders/sale-states.ts'
import type { EventFacts, EventSale } from '../../domain/catalogue/events/find-event.ts'
import { isSoldOut } from '../../domain/catalogue/races/price-steps.ts'
import { expectedReason, presentDateFit } from './date-fit.ts'
import { checkoutPath } from '../paths/checkout-path.ts'
import { daysUntil } from '../cards/days-until.ts'
import { statusView } from '../cards/edition-card.ts'
import { statedOn } from './event-sources.ts'
import { presentRefundRule } from '../texts/refund-rule.ts'
import { presentStatusNotes } from '../texts/status-notes.ts'
import { statusSentence } from '../texts/status-sentence.ts'

/** Names of the affiliation codes of spec §9. */
const providerNames: Record<string, string> = {
  worlds_marathons: "World's Marathons",
  wsg_affiliation: 'World Sports Group',
  runsignup: 'RunSignup',
}

const stateOfSale = {
  soon: 'opens',
  open: 'open',
  few: 'open',
  'sold-out': 'sold-out',
  paused: 'paused',
  closed: 'closed',
} as const satisfies Record<SaleState, SignUpView['state']>

/** Sign-up on this site, by the state of the sale. */
function presentSale(
  { event, edition }: EventFacts,
  { state, opensAt, closesAt, room, refunds }: EventSale,
  today: string,
  locale: Locale,
) {
  const at = state === 'soon' ? opensAt : closesAt
  const query = { event: event.permalink, date: edition.date }
  return {
    state: stateOfSale[state],
    date: longDate(at.slice(0, 10), locale),
    closes: state === 'soon' ? longDate(closesAt.slice(0, 10), locale) : null,
    here: {
      path: checkoutPath(query, locale),
      left: state === 'few' ? count(room, locale) : null,
      waits: state === 'sold-out' ? m.line_join({}, { locale }) : null,
      refunds: refunds === null ? null : presentRefundRule(refunds, today, locale),
    },
  }
}

function presentSignUp(facts: EventFacts, today: string, locale: Locale): SignUpView {
  const { edition, races } = facts
  const { sale } = facts
  const provider = edition.provider === null ? null : (providerNames[edition.provider] ?? null)
  const { signUpSource: source, signUpCheckedOn: checked } = edition
  const base = {
    here: null,
    closes: null,
    url: edition.signUpUrl,
    provider,
    source: source === null || checked === null ? null : statedOn(source, checked, locale),
  }
  if (sale !== undefined && sale !== null)
    return { ...base, ...presentSale(facts, sale, today, locale) }
  const { opens, closes } = edition
  // The end of the edition does not count here: the page shows in another place that it is over.
  const window = { opens, closes, ends: today, soldOut: isSoldOut(races) }
  const state = signUpState(window, today, today)
  const on = (date: string | null) => (date === null ? null : longDate(date, locale))
  if (state === null) return { ...base, state: 'unknown', date: null }
  if (state === 'sold-out') return { ...base, state, date: null }
  if (state === 'soon') return { ...base, state: 'opens', date: on(opens), closes: on(closes) }
  return { ...base, state: state === 'closed' ? 'closed' : 'open', date: on(closes) }
}

/** The next edition that takes place, if the shown one has ended or does not. */
function presentNext(facts: EventFacts, today: string, locale: Locale): EditionView['next'] {
  const { edition, editions, event } = facts
  const isHeld = (entry: { status: string | null }) =>
    takesPlace(statusView(entry.status)?.status ?? null)
  if (edition.endDate >= today && isHeld(edition)) return null
  const next = editions.findLast(
    (entry) => entry.date > edition.date && entry.endDate >= today && isHeld(entry),
  )
  if (next === undefined) return null
  const date = next.id === nextOrLast(editions, today)?.id ? undefined : next.date
  const path = pathOf({ to: 'event', permalink: event.permalink, date }, locale)
  return { date: next.date, label: longDate(next.date, locale), path }
}

/** Words for an event without a date ahead, of which a member can get news; null if one is known or the event has ended. */
function presentNoNext(
  { editions }: EventFacts,
  today: string,
  locale: Locale,
): EditionView['noNext'] {
  const [latest] = editions
  const hasEnded = latest !== undefined && statusView(latest.status)?.meaning === 'terminated'
  if (hasEnded || editions.some(({ endDate }) => endDate >= today)) return null
  const sentences = [m.event_no_next({}, { locale }), m.sign_up_page_notify({}, { locale })]
  return sentences.join(' ')
}

/** Day and time of the first start that is known; the time alone on an edition of one day. */
function presentFirstStart(
  { edition, races }: EventFacts,
  locale: Locale,
): EditionView['firstStart'] {
  const [first] = races
    .flatMap(({ date, startTime }) =>
      startTime === null ? [] : [{ date: date ?? edition.date, time: startTime }],
    )
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
  if (first === undefined) return null
  const at = joined([weekday(first.date, locale, 'month'), timeOfDay(first.time, locale)], locale)
  return { at, zone: zoneName(first.date, edition.zone, locale) }
}

export function presentEdition(facts: EventFacts, locale: Locale, today: string): EditionView {
  const { edition } = facts
  const status = statusView(edition.status)
  const past = edition.endDate < today
  const isConfirmed = edition.confirmed === 1
  const dateFit = presentDateFit(facts.event.usualDate, edition, facts.editions, locale, today)
  return {
    bib: dateBib(edition.date, edition.endDate, locale),
    dateConfirmed: isConfirmed,
    dateFit,
    dateReason: isConfirmed
      ? null
      : past
        ? m.date_was_expected_help({}, { locale })
        : expectedReason(dateFit, locale),
    previousDate: edition.previousDate,
    past,
    next: presentNext(facts, today, locale),
    noNext: presentNoNext(facts, today, locale),
    status:
      status === null
        ? null
        : {
            ...status,
            text: statusSentence(status.meaning, edition, locale),
            date: fullDate(edition.date, locale),
            previous: edition.previousDate === null ? null : fullDate(edition.previousDate, locale),
            ...presentStatusNotes(edition, locale),
          },
    inDays: past ? null : daysUntil(edition.date, today, locale),
    firstStart: presentFirstStart(facts, locale),
    zone: fullZoneName(edition.date, edition.zone, locale),
    year: year(edition.date, locale),
    capacity: edition.capacity === null ? null : count(edition.capacity, locale),
    registration: presentSignUp(facts, today, locale),
  }
}
