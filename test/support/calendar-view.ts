import * as v from 'valibot'

/** An option of the calendar with its count and the path of its list. */
const option = v.object({
  label: v.string(),
  n: v.nullable(v.string()),
  path: v.nullable(v.pipe(v.string(), v.startsWith('/calendar'))),
  chosen: v.boolean(),
})
const options = v.array(option)
/** A response of the calendar with its options. */
export const calendarWithOptions = v.object({
  redirect: v.null(),
  view: v.object({
    events: v.object({ n: v.string(), count: v.number() }),
    unlocated: v.boolean(),
    active: v.array(v.object({ label: v.string(), path: v.string() })),
    lists: v.array(
      v.object({
        label: v.nullable(v.string()),
        cards: v.array(
          v.object({
            permalink: v.string(),
            away: v.optional(v.string()),
            bib: v.object({ date: v.string() }),
          }),
        ),
      }),
    ),
    past: v.nullable(v.object({ note: v.string(), next: v.object({ path: v.string() }) })),
    rail: v.object({
      sports: v.object({ own: options, others: options }),
      weekends: options,
      months: options,
      years: v.array(v.object({ months: options })),
      confirmed: option,
      presets: options,
      lengths: v.object({ heights: v.array(v.number()), first: v.number(), last: v.number() }),
      countries: options,
      cities: options,
      near: options,
      radii: options,
      registration: options,
      price: v.object({ free: option }),
      formats: options,
      teams: options,
      ratings: options,
      languages: options,
    }),
  }),
})

export type CalendarView = v.InferOutput<typeof calendarWithOptions>['view']

/** The API query for an English page. */
export function queryOfPath(path: string): string {
  const [pathname = '', query = ''] = path.split('?')
  const criteria = pathname.split('/').slice(2).map(decodeURIComponent).join('/')
  return `criteria=${encodeURIComponent(criteria)}&${query}`
}

/** All options of a calendar. */
export function optionsOf({ rail }: CalendarView) {
  return [
    ...rail.sports.own,
    ...rail.sports.others,
    ...rail.weekends,
    ...rail.months,
    ...rail.years.flatMap(({ months }) => months),
    rail.confirmed,
    ...rail.presets,
    ...rail.countries,
    ...rail.cities,
    ...rail.near,
    ...rail.radii,
    ...rail.registration,
    rail.price.free,
    ...rail.formats,
    ...rail.teams,
    ...rail.ratings,
    ...rail.languages,
  ]
}
