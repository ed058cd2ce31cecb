import * as v from 'valibot'
import { editionCard } from './edition-card.ts'
import { count, day, flag, sitePath, text, pageLink } from './parts.ts'

/** A month of the calendar as a table. */

const { permalink, linkDate, name, nameLang, hue, status } = editionCard.entries

export const gridDay = v.pipe(
  v.strictObject({
    date: day('The day.'),
    n: text('"6".'),
    full: text('"Sunday 6 June 2027".'),
    today: flag('True for the current day.'),
    events: count('Number of editions on that day.'),
    path: v.nullable(sitePath('List of the day; null without editions.')),
    items: v.array(v.strictObject({ permalink, linkDate, name, nameLang, hue, status })),
    more: v.nullable(text('Number of further editions: "+4".')),
  }),
  v.description('A day of the month.'),
)

export const monthGrid = v.pipe(
  v.strictObject({
    label: text('"June 2027".'),
    weekdays: v.pipe(
      v.array(v.strictObject({ narrow: v.string(), short: v.string(), long: v.string() })),
      v.description('From Monday, so that weekends are not split.'),
    ),
    weeks: v.pipe(
      v.array(v.array(v.nullable(gridDay))),
      v.description('Seven days each; null outside the month.'),
    ),
    previous: v.nullable(pageLink),
    next: pageLink,
  }),
  v.description('A month as a table of days.'),
)
