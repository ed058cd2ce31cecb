import * as v from 'valibot'
import { unitSystemNames } from '../preferences.ts'
import { figureOf, flag, hue, sitePath, sport, text } from './parts.ts'

/** The filters beside the list of a calendar. */

const optionEntries = {
  label: text('What a person reads.'),
  n: v.nullable(text('Exact number of editions with this option; null if it was not counted.')),
  path: v.nullable(
    sitePath('The list with it, or without it where it is in force; null: it would leave nothing.'),
  ),
  chosen: flag('Whether it is in force.'),
}

export const filterOption = v.pipe(
  v.strictObject(optionEntries),
  v.description('One option of a filter.'),
)

export const sportOption = v.pipe(
  v.strictObject({ ...optionEntries, sport: v.nullable(sport), hue }),
  v.description('A sport, or a whole group where `sport` is null.'),
)

const options = v.array(filterOption)
const ends = {
  min: text('Least, empty for an open end.'),
  max: text('Greatest, empty for an open end.'),
}

export const calendarRail = v.pipe(
  v.strictObject({
    hidden: v.pipe(
      v.array(v.tuple([v.string(), v.string()])),
      v.description('What a form carries along because no field shows it: names and values.'),
    ),
    sports: v.pipe(
      v.strictObject({ own: v.array(sportOption), others: v.array(sportOption) }),
      v.description(
        '`own` are the groups, or the chosen one and its sports; `others` all the rest.',
      ),
    ),
    weekends: options,
    years: v.pipe(
      v.array(
        v.strictObject({
          year: v.string(),
          open: flag('Whether it has what is in force, or most.'),
          months: options,
        }),
      ),
      v.description('Months by year.'),
    ),
    from: text('First day, ISO date or empty.'),
    to: text('Last day, ISO date or empty.'),
    confirmed: filterOption,
    presets: v.pipe(options, v.description('Usual distances.')),
    lengths: v.pipe(
      v.strictObject({
        ...ends,
        heights: v.pipe(v.array(v.number()), v.description('In percent of the tallest.')),
        first: figureOf('First bar within the range in force.'),
        last: figureOf('Last bar within it.'),
        range: v.nullable(text('The range in words.')),
        unit: v.picklist(unitSystemNames),
        unitName: text('"km".'),
      }),
      v.description('Races by length.'),
    ),
    countries: options,
    moreCountries: v.pipe(
      v.array(
        v.strictObject({
          word: text('Its word in addresses.'),
          label: text('Its name.'),
          chosen: v.boolean(),
        }),
      ),
      v.description('All countries that have something.'),
    ),
    regions: options,
    cities: options,
    text: text('What is searched for.'),
    near: v.pipe(options, v.description('Near the reader, and around the city in force.')),
    radii: options,
    climb: v.strictObject({ ...ends, unitName: text('"m".') }),
    effort: v.strictObject({
      ...ends,
      unitName: text('"km".'),
      help: text('What a km-effort is.'),
    }),
    registration: options,
    price: v.strictObject({
      max: text('Greatest price, empty for none.'),
      currency: text('ISO 4217.'),
      free: filterOption,
    }),
    formats: options,
    teams: options,
    ratings: options,
    languages: options,
  }),
  v.description('All filters with their options and what each would leave.'),
)
