import { number } from '../../../src/i18n/format.ts'
import { fullName } from '../../../src/i18n/person-name.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import { ticketPaths } from '../../../src/i18n/ticket-paths.ts'
import { ageOn, birthDate, isMinor, type Person } from '../../../src/model/orders/people.ts'
import type { CheckoutView } from '../../../src/model/schemas/orders/checkout.ts'
import { foreignTag } from '../texts/foreign-tag.ts'
import { presentAnswers } from './answers.ts'
import { presentItems } from './checkout-extras.ts'
import { amountText } from './checkout-races.ts'
import { presentGiveUp } from './checkout-refunds.ts'
import type { Shown } from './shown.ts'

/** Age on an ISO date; null without a date of birth before it. */
export function ageOf(person: Person, on: string): number | null {
  const born = birthDate(person)
  return born === null || born > on ? null : ageOn(born, on)
}

/** Name of a race, with its language if that is another. */
export function raceOf({ facts }: Shown, raceId: number, { locale }: Reader) {
  const race = facts.races.find(({ id }) => id === raceId)
  return { race: race?.name ?? '', lang: foreignTag(race?.nameLanguage ?? locale, locale) }
}

/** The ticket of a place; null before the order is paid, and once the place or the edition is cancelled. */
function ticketOf({ tickets }: Shown, ordinal: number, { locale }: Reader) {
  const address = tickets.get(ordinal)
  if (address === undefined) return null
  const { page, svg } = ticketPaths(address, locale)
  return { page, code: svg }
}

/** The places of an order, with their extras and tickets. */
export function presentLines(
  shown: Shown,
  currency: string,
  reader: Reader,
  now: Date,
): CheckoutView['lines'] {
  const items = shown.checkout?.order.items ?? []
  const language = shown.facts.event.nameLanguage
  return shown.people.map((each, index) => {
    const ofPlace = items.filter(({ ordinal }) => ordinal === index)
    const { givenName: firstname, familyName: lastname, guardian } = each.person
    const age = ageOf(each.person, each.on)
    return {
      ...raceOf(shown, each.raceId, reader),
      person: fullName({ firstname, lastname }),
      age: age === null ? null : number(age, reader.locale),
      guardian: age !== null && isMinor(age) ? guardian : '',
      price: amountText(each.price, currency, reader),
      extras: presentItems(ofPlace, { currency, language }, reader),
      isGivenUp: each.isGivenUp,
      giveUp: presentGiveUp(shown, index, reader, now),
      answers: presentAnswers(shown.terms.offer.questions, each.answers, reader.locale),
      ticket: ticketOf(shown, index, reader),
    }
  })
}
