import * as v from 'valibot'

const day = v.pipe(v.string(), v.isoDate())

/** Form of the name of a time zone; publishing checks that the zone exists. */
const zoneForm = /^[A-Za-z]+(?:\/[\w+-]{1,30}){1,2}$/u

/** Days on which the page of a campaign is open, both included, in the time zone that it is announced for. */
export const campaign = v.pipe(
  v.strictObject({
    from: day,
    until: day,
    zone: v.pipe(v.string(), v.regex(zoneForm, 'must be a time zone: Europe/Vienna')),
  }),
  v.check(({ from, until }) => from <= until, 'The last day must not precede the first'),
)

export const blankCampaign = { from: '', until: '', zone: 'Europe/Vienna' } as const
