import * as v from 'valibot'
import { refundRuleView } from '../orders/refund-rule.ts'
import { dateBib } from './edition-card.ts'
import { count, day, editionStatusView, flag, sitePath, text } from '../parts.ts'

/** A page that states a fact. */
export const statedOn = v.strictObject({
  url: text('URL of the page that states it.'),
  host: text('"example.org".'),
  date: text('Day on which the page was read, as text; the month where a stored copy of it was.'),
  copy: flag('True if a stored copy of the page was read, which can be older.'),
})

export const editionView = v.pipe(
  v.strictObject({
    bib: dateBib,
    dateConfirmed: flag('False for an expected date, computed from the event’s usual weekend.'),
    dateFit: v.nullable(
      v.pipe(
        v.strictObject({
          share: v.picklist(['weekend', 'day', 'low', 'none']),
          count: v.pipe(v.number(), v.integer()),
          n: text('Number of known past editions that the others predict.'),
          all: text('Number of known past editions.'),
        }),
        v.description(
          'How many known past editions are predicted from the others by a rule like that of the expected date: `weekend` or `day` for two thirds of them, `low` for fewer, `none` for none. Null for a confirmed date or fewer than two known editions.',
        ),
      ),
    ),
    dateReason: v.nullable(
      text('Sentence about why a date is or was expected; null for a confirmed one.'),
    ),
    previousDate: v.nullable(day('Original date of an edition that was moved.')),
    past: flag('True if the edition has ended.'),
    next: v.nullable(
      v.pipe(
        v.strictObject({
          date: day('First day.'),
          label: text('The date as text.'),
          path: sitePath('Page of that edition.'),
        }),
        v.description(
          'The next edition, if this one has ended or does not take place and a later one does.',
        ),
      ),
    ),
    noNext: v.nullable(
      text('Sentences for an event without a known date ahead; null if there is one.'),
    ),
    status: v.nullable(editionStatusView),
    inDays: v.nullable(text('"in 3 weeks"; null if it has ended.')),
    firstStart: v.nullable(
      v.strictObject({
        at: text('Local day and time of the first start that is known: "Fri 27 August, 09:15".'),
        zone: text('Name of the time zone on that day.'),
      }),
    ),
    zone: text('Name of the time zone: "Central European Time".'),
    year: text('"2027", in the calendar of the language.'),
    capacity: v.nullable(count('Maximum number of participants.')),
    // The specification's word for the sign-up; in code it is `SignUpView`.
    registration: v.strictObject({
      state: v.picklist(['opens', 'open', 'sold-out', 'paused', 'closed', 'unknown']),
      date: v.nullable(text('Day on which it opens or closes, as text.')),
      closes: v.nullable(text('Day on which it closes, as text, before it opens.')),
      here: v.nullable(
        v.strictObject({
          path: sitePath('Page on which places are ordered.'),
          left: v.nullable(count('Places that are left, stated if few are.')),
          waits: v.nullable(text('"Join the waiting list", while it is sold out.')),
          refunds: v.nullable(refundRuleView),
        }),
      ),
      url: v.nullable(text('URL of the sign-up on another site.')),
      provider: v.nullable(text('Name of the sign-up’s provider.')),
      source: v.nullable(statedOn),
    }),
  }),
  v.description('An edition of the event.'),
)
