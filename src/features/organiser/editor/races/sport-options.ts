import { sportMessages } from '../../../../i18n/code-messages.ts'
import { sports } from '../../../../model/event/sports.ts'
import { getLocale } from '../../../../paraglide/runtime.js'

/** All sports as options of a list, in the alphabetical order of the reader's language. */
export const sportOptions = () =>
  sports
    .map((value) => ({ value, label: sportMessages[value]() }))
    .toSorted((one, other) => one.label.localeCompare(other.label, getLocale()))
