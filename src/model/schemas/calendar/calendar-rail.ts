import * as v from 'valibot'
import { unitSystemNames } from '../../values/preferences.ts'
import { figureOf, flag, hue, sitePath, sport, text } from '../parts.ts'

/** The filters beside the list of a calendar. */

const optionEntries = {
  label: text('Label of the option.'),
  n: v.nullable(text('Exact number of editions with this option; null if it was not counted.')),
  path: v.nullable(
    sitePath('The list with the option, or without it if it is chosen; null without results.'),
  ),
  chosen: flag('True if the option is active.'),
}

export const filterOption = v.pipe(
  v.strictObject(optionEntries),
  v.description('One option of a filter.'),
)

export const sportOption = v.pipe(
  v.strictObject({ ...optionEntries, sport: v.nullable(sport), hue }),
  v.description('A sport, or a whole group if `sport` is null.'),
)

const monthOption = v.pipe(
  v.strictObject({
    ...optionEntries,
    title: text('"May 2027".'),
    heat: figureOf('Its editions as a share of the fullest of the next twelve months, in fifths.'),
  }),
  v.description('A month.'),
)

const presetOption = v.pipe(
  v.strictObject({
    ...optionEntries,
    figure: v.nullable(text('Its length in the reader’s unit: "21.1"; null for races by time.')),
  }),
  v.description('A common distance.'),
)

const options = v.array(filterOption)
const ends = {
  min: text('Minimum; empty if unset.'),
  max: text('Maximum; empty if unset.'),
}

export const calendarRail = v.pipe(
  v.strictObject({
    hidden: v.pipe(
      v.array(v.tuple([v.string(), v.string()])),
      v.description('Names and values of hidden form fields: keys that no visible field has.'),
    ),
    sports: v.pipe(
      v.strictObject({ own: v.array(sportOption), others: v.array(sportOption) }),
      v.description(
        '`own`: the groups, or the chosen group with its sports; `others`: all others.',
      ),
    ),
    weekends: options,
    months: v.pipe(v.array(monthOption), v.description('The next twelve months.')),
    years: v.pipe(
      v.array(
        v.strictObject({
          year: v.string(),
          months: v.array(monthOption),
        }),
      ),
      v.description('Other months that have editions or are chosen, by year.'),
    ),
    from: text('First day, ISO date or empty.'),
    to: text('Last day, ISO date or empty.'),
    confirmed: filterOption,
    presets: v.pipe(v.array(presetOption), v.description('Common distances.')),
    lengths: v.pipe(
      v.strictObject({
        ...ends,
        heights: v.pipe(v.array(v.number()), v.description('In percent of the highest bar.')),
        first: figureOf('Index of the first bar within the chosen range.'),
        last: figureOf('Index of the last bar within it.'),
        range: v.nullable(text('The range as text.')),
        unit: v.picklist(unitSystemNames),
        unitName: text('"km".'),
      }),
      v.description('Races by length.'),
    ),
    countries: options,
    moreCountries: v.pipe(
      v.array(
        v.strictObject({
          word: text('Its word in paths.'),
          label: text('Its name.'),
          chosen: v.boolean(),
        }),
      ),
      v.description('All countries with editions.'),
    ),
    regions: options,
    cities: options,
    text: text('Searched text.'),
    near: v.pipe(options, v.description('Near the visitor, and around the chosen city.')),
    radii: options,
    climb: v.strictObject({ ...ends, unitName: text('"m".') }),
    effort: v.strictObject({
      ...ends,
      unitName: text('"km".'),
      help: text('Explanation of the km-effort.'),
    }),
    // Named like the key of its URLs; in code the filter is `signUp`.
    registration: options,
    price: v.strictObject({
      max: text('Maximum price; empty if unset.'),
      currency: text('ISO 4217.'),
      free: filterOption,
    }),
    formats: options,
    teams: options,
    ratings: options,
    languages: options,
  }),
  v.description('All filters, with the number of editions for each option.'),
)
