import { expect, test } from 'vitest'
import '../../src/i18n/all-words.ts'
import messages from '../../src/i18n/messages/en.json' with { type: 'json' }
import { pathOf } from '../../src/i18n/paths.ts'
import { locales } from '../../src/model/locales.ts'
import { editionStatuses } from '../../src/model/event/edition-status.ts'
import { allEditions, catalogueRows } from '../support/catalogue-truth.ts'
import { eventPage } from '../support/event-pages.ts'
import { fetchSite, locationOf } from '../support/fetch-site.ts'
import { visibleText } from '../support/html.ts'

const rows = catalogueRows()
const editions = allEditions()

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const dayText = (date: string): string =>
  `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`

/** The table of product.md: label, tone and search engine data of each status. */
const statusTable: Record<
  string,
  { title: string; chip: string | null; schema: string | null; attendance: string }
> = {
  'all-hybrid': {
    title: messages.status_hybrid,
    chip: 'st',
    schema: 'EventScheduled',
    attendance: 'Mixed',
  },
  'all-virtual': {
    title: messages.status_virtual,
    chip: 'st',
    schema: 'EventScheduled',
    attendance: 'Online',
  },
  'virtual-race': {
    title: messages.status_virtual,
    chip: 'st',
    schema: 'EventScheduled',
    attendance: 'Online',
  },
  'turned-virtual': {
    title: messages.status_turned_virtual,
    chip: 'st warn',
    schema: 'EventMovedOnline',
    attendance: 'Online',
  },
  'virtual-terminated': {
    title: messages.status_virtual_past,
    chip: null,
    schema: 'EventScheduled',
    attendance: 'Online',
  },
  postponed: {
    title: messages.status_postponed,
    chip: 'st warn',
    schema: 'EventPostponed',
    attendance: 'Offline',
  },
  'postponed-terminated': {
    title: messages.status_postponed_past,
    chip: 'st warn',
    schema: 'EventPostponed',
    attendance: 'Offline',
  },
  rescheduled: {
    title: messages.status_rescheduled,
    chip: null,
    schema: 'EventRescheduled',
    attendance: 'Offline',
  },
  'new-date-announced': {
    title: messages.status_rescheduled,
    chip: null,
    schema: 'EventRescheduled',
    attendance: 'Offline',
  },
  'rescheduled-terminated': {
    title: messages.status_rescheduled_past,
    chip: null,
    schema: 'EventRescheduled',
    attendance: 'Offline',
  },
  cancelled: {
    title: messages.status_cancelled,
    chip: 'st bad',
    schema: 'EventCancelled',
    attendance: 'Offline',
  },
  canceled: {
    title: messages.status_cancelled,
    chip: 'st bad',
    schema: 'EventCancelled',
    attendance: 'Offline',
  },
  'cancelled-event': {
    title: messages.status_cancelled,
    chip: 'st bad',
    schema: 'EventCancelled',
    attendance: 'Offline',
  },
  'cancelled-terminated': {
    title: messages.status_cancelled_past,
    chip: 'st bad',
    schema: 'EventCancelled',
    attendance: 'Offline',
  },
  terminated: { title: messages.status_terminated, chip: null, schema: null, attendance: '' },
  archived: {
    title: messages.status_archived,
    chip: null,
    schema: 'EventScheduled',
    attendance: 'Offline',
  },
}

const schemaOrg = 'https://schema.org/'

test('the table has the 16 statuses of the spec', () => {
  expect(Object.keys(statusTable).toSorted()).toEqual(editionStatuses.toSorted())
  expect(editionStatuses).toHaveLength(16)
})

test.each(editionStatuses)(
  'an edition with status "%s" states it to readers and search engines',
  async (status) => {
    const edition = editions.find((each) => each.status === status)
    expect(edition, 'an event of the catalogue with this status').toBeDefined()
    const { statusLine, head } = await eventPage(`${edition?.permalink}/${edition?.date}`)
    const wanted = statusTable[status]
    expect(visibleText(statusLine)).toContain(`${wanted?.title} `)
    const [, classes = ''] = /<b class="(st[^"]*)">/u.exec(statusLine) ?? []
    if (typeof wanted?.chip === 'string') expect(classes).toBe(wanted.chip)
    const data = head.structuredData
      .map((text): Record<string, unknown> => JSON.parse(text))
      .filter((entry) => entry['@type'] === 'SportsEvent')
    if (wanted?.schema === null) {
      expect(data).toEqual([])
      return
    }
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      '@type': 'SportsEvent',
      startDate: edition?.date,
      endDate: edition?.endDate,
      eventStatus: schemaOrg + wanted?.schema,
      eventAttendanceMode: `${schemaOrg}${wanted?.attendance}EventAttendanceMode`,
    })
  },
)

test('a moved edition states its original date', async () => {
  const moved = rows.flatMap((row) =>
    row.editions.filter((each) => each.previousDate !== undefined).map((each) => ({ row, each })),
  )
  expect(moved.length).toBeGreaterThan(2)
  for (const { row, each } of moved.slice(0, 5)) {
    const { statusLine, head } = await eventPage(`${row.permalink}/${each.date}`)
    expect(visibleText(statusLine), row.permalink).toContain(dayText(each.previousDate ?? ''))
    expect(JSON.parse(head.structuredData[0] ?? '{}').previousStartDate, row.permalink).toBe(
      each.previousDate,
    )
  }
})

test('the date before an edition was moved redirects to the new one with a 301 in every language', async () => {
  const isFree = (dates: readonly string[], date: string) => !dates.includes(date)
  const [moved] = rows.flatMap((row) =>
    row.editions.flatMap(({ date, previousDate }) =>
      previousDate !== undefined &&
      isFree(
        row.editions.map((each) => each.date),
        previousDate,
      )
        ? [{ permalink: row.permalink, date, former: previousDate }]
        : [],
    ),
  )
  if (moved === undefined) throw new Error('No edition of the catalogue was moved')
  const { permalink, date, former } = moved
  for (const locale of locales) {
    const path = (day: string) => pathOf({ to: 'event', permalink, date: day }, locale)
    const response = await fetchSite(path(former))
    expect([response.status, locationOf(response)], locale).toEqual([301, path(date)])
  }
  const answer = await fetchSite(`/api/events/${permalink}?locale=en&date=${former}`)
  expect(JSON.parse(answer.body).edition.bib.date).toBe(date)
  const card = await fetchSite(`/cards/en/${permalink}/${former}.png`)
  expect(card.status, 'a shared card shows the edition').toBe(200)
})
