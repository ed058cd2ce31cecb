import * as v from 'valibot'
import { editionCard } from '../event/edition-card.ts'
import { count, day, flag, figureOf, hue, sitePath, text, pageLink } from '../parts.ts'

/** A month of the calendar as a table. */

const { permalink, linkDate, name, nameLang, status } = editionCard.entries

const monthBar = v.pipe(
  v.strictObject({
    permalink,
    linkDate,
    name,
    nameLang,
    hue,
    status,
    confirmed: flag('True if the date is confirmed.'),
    lane: figureOf('Row of the bar within its week, from 1 on.'),
    span: figureOf('Days of the week that it covers, from this one on.'),
    from: flag('True if the edition begins before the bar.'),
    on: flag('True if the edition ends after the bar.'),
  }),
  v.description('An edition as a bar across its days of one week.'),
)

export const gridDay = v.pipe(
  v.strictObject({
    date: day('The day.'),
    n: text('"6".'),
    full: text('"Sunday 6 June 2027".'),
    today: flag('True for the current day.'),
    events: count('Number of editions on that day.'),
    path: v.nullable(sitePath('List of the day; null without editions.')),
    stack: v.pipe(v.array(hue), v.description('Sports of its first twelve editions.')),
    bars: v.pipe(v.array(monthBar), v.description('Bars that begin on this day of the week.')),
    more: v.nullable(text('Editions of the day without a bar: "4 more".')),
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
