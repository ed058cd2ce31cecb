import * as v from 'valibot'
import { labelled, lowerFirst } from '../../../src/i18n/joins.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { signUpStates, type SignUpState } from '../../../src/model/calendar/calendar.ts'
import { m } from '../../../src/paraglide/messages.js'
import { defineFilter, type Choice } from '../filter.ts'
import { maybe } from '../key-schemas.ts'

const labels = {
  soon: m.signup_soon,
  open: m.signup_open,
  closing: m.signup_closing,
  'sold-out': m.signup_sold_out,
  closed: m.signup_closed,
} satisfies Record<SignUpState, unknown>

const labelOf = (state: SignUpState, locale: Locale): string => labels[state]({}, { locale })

/** The state of sign-up today. Published URLs and the API call its key `registration`. */
export const signUp = defineFilter({
  name: 'sign-up',
  keys: {
    registration: maybe(
      v.picklist(signUpStates),
      'State of sign-up today: `soon` has not opened, `closing` ends within 14 days, `sold-out` or `closed` takes no entries.',
    ),
  },
  read: (keys) => ({ signUp: keys.registration }),
  write: (query) => ({ registration: query.signUp }),
  isSet: (query) => query.signUp !== null,
  drop: () => ({ signUp: null }),
  search: (query) => ({ signUp: query.signUp ?? undefined }),
  label({ signUp: state }, _places, { locale }) {
    if (state === null) return null
    const value = lowerFirst(labelOf(state, locale), locale)
    return labelled(m.panel_heading({}, { locale }), value, locale)
  },
  options: (query, { facets }, { locale }): Choice[] =>
    signUpStates.map((state) => ({
      label: labelOf(state, locale),
      total: facets.signUp.get(state) ?? 0,
      chosen: query.signUp === state,
      change: { signUp: state },
    })),
})
