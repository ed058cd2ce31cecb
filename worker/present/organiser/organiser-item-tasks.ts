import { longDate, number } from '../../../src/i18n/format.ts'
import { labelled } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { closingDays } from '../../../src/model/calendar/calendar.ts'
import { addDays, daysBetween } from '../../../src/model/values/dates.ts'
import type { OrganiserTask } from '../../../src/model/schemas/organiser/organiser-events.ts'
import { m } from '../../../src/paraglide/messages.js'
import { nextFirstDay, type DashboardItem } from '../../domain/organisers/dashboard/list-items.ts'
import { needsOrganiser } from '../../domain/organisers/dashboard/select-items.ts'

export interface TaskContext {
  locale: Locale
  today: string
  /** Corrections that wait for the organiser. */
  corrections: number
}

/** A task with its urgency. */
export type WeightedTask = OrganiserTask & { weight: number }

const sectionLink = (
  item: DashboardItem,
  section: 'edition' | 'prices',
  { locale }: TaskContext,
): OrganiserTask['link'] => ({
  path: pathOf({ to: 'organiser-event', event: item.key, section }, locale),
  label: m.organiser_edit({}, { locale }),
})

/** A figure in front of a task; none for zero, which says nothing about it. */
const positive = (value: number, locale: Locale): string | null =>
  value === 0 ? null : number(value, locale)

/** An edition ahead whose date is only expected. */
function confirmTask(item: DashboardItem, context: TaskContext): WeightedTask | null {
  const { event, date } = item
  if (event === null || date === null || !item.isAhead || item.isConfirmed) return null
  const to = { locale: context.locale }
  const day = longDate(date, context.locale)
  return {
    weight: 1e6 + event.saves,
    number: positive(event.saves, context.locale),
    title: m.task_confirm({ event: item.name }, to),
    text:
      event.saves === 0
        ? labelled(m.date_expected({}, to), day, context.locale)
        : m.task_confirm_text({ n: number(event.saves, context.locale), date: day }, to),
    act: { act: 'confirm', event: item.key, label: m.task_confirm_go({ date: day }, to) },
    link: sectionLink(item, 'edition', context),
  }
}

/** No edition is ahead, and no draft has one. */
function renewTask(item: DashboardItem, context: TaskContext): WeightedTask | null {
  const { event } = item
  if (event === null || item.isAhead || item.draft !== null) return null
  const to = { locale: context.locale }
  const next = nextFirstDay(event, context.today)
  return {
    weight: 1e6 + event.saves,
    number: positive(event.saves, context.locale),
    title: m.task_renew({ event: item.name }, to),
    text:
      next === null
        ? m.task_renew_open({}, to)
        : m.task_renew_text({ date: longDate(next, context.locale) }, to),
    act: { act: 'renew', event: item.key, label: m.bulk_renew({}, to) },
    link: null,
  }
}

/** Sign-up that ends soon. */
function closingTask(item: DashboardItem, context: TaskContext): WeightedTask | null {
  const closes = item.event?.closesOn ?? null
  const { today, locale } = context
  if (closes === null || closes < today || closes > addDays(today, closingDays)) return null
  const days = daysBetween(today, closes)
  return {
    weight: 1e9 - days,
    number: positive(days, locale),
    title: m.task_closing({ event: item.name, date: longDate(closes, locale) }, { locale }),
    text: m.task_closing_text({ n: number(days, locale) }, { locale }),
    act: null,
    link: sectionLink(item, 'prices', context),
  }
}

/** Races ahead without a price. */
function priceTask(item: DashboardItem, context: TaskContext): WeightedTask | null {
  const unpriced = item.event?.unpriced ?? 0
  if (!item.isAhead || unpriced === 0) return null
  const to = { locale: context.locale }
  return {
    weight: unpriced,
    number: number(unpriced, context.locale),
    title: m.task_prices({ event: item.name }, to),
    text: m.missing_price_why({}, to),
    act: null,
    link: sectionLink(item, 'prices', context),
  }
}

/** A draft that waits for a moderator. */
function waitingTask(item: DashboardItem, { locale }: TaskContext): WeightedTask | null {
  if (item.draft !== 'waiting') return null
  return {
    weight: 2e9,
    number: number(1, locale),
    title: m.task_waiting({ event: item.name }, { locale }),
    text: m.task_waiting_text({}, { locale }),
    act: null,
    link: null,
  }
}

const kinds = [waitingTask, closingTask, confirmTask, renewTask, priceTask]

/** Tasks of one event or draft. */
export const itemTasks = (item: DashboardItem, context: TaskContext): WeightedTask[] =>
  kinds
    .filter((kind) => kind !== renewTask || needsOrganiser(item))
    .flatMap((kind) => kind(item, context) ?? [])
