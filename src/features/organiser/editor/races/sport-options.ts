import { sportMessages } from '../../../../i18n/code-messages.ts'
import { sports } from '../../../../model/event/sports.ts'

/** All sports, as options of a list. */
export const sportOptions = () => sports.map((value) => ({ value, label: sportMessages[value]() }))
