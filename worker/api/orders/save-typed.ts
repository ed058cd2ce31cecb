import type { Context } from 'hono'
import type { Locale } from '../../../src/model/locales.ts'
import type { CheckoutOutcome } from '../../../src/model/orders/checkout-steps.ts'
import { noPerson, personFields, type Person } from '../../../src/model/orders/people.ts'
import { commonEraYear } from '../../../src/model/orders/typed-dates.ts'
import { changeExtras } from '../../domain/commerce/orders/change-extras.ts'
import type { Checkout } from '../../domain/commerce/orders/find-checkout.ts'
import { savePeople } from '../../domain/commerce/people/save-people.ts'
import { choicesOf, type SaleOffer } from '../../domain/commerce/sales/offer.ts'
import type { ItemWant } from '../../domain/commerce/sales/plan-items.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { outcomeOf, type CheckoutForm } from './plain-form.ts'

interface Typed {
  form: CheckoutForm
  checkout: Checkout
  locale: Locale
}

/** A number of a form; a text that is none chooses nothing. */
const numberOf = (text: string): number => (/^\d{1,9}$/u.test(text.trim()) ? Number(text) : 0)

/**
 * The extras of a form: `extra-{extra}-{place}` has the option for a place, `many-{option}` the number of one for the order as
 * a whole.
 */
function itemsOf(form: CheckoutForm, { extras }: SaleOffer, { order }: Checkout): ItemWant[] {
  const ofOrder = extras
    .filter(({ isPerOrder }) => isPerOrder)
    .flatMap(choicesOf)
    .map(({ id: optionId }) => {
      const quantity = numberOf(form.text(`many-${optionId}`))
      return { optionId, ordinal: null, quantity }
    })
  const ofPlaces = extras
    .filter(({ isPerOrder }) => !isPerOrder)
    .flatMap(({ id }) =>
      order.places.map((_place, ordinal) => {
        const optionId = numberOf(form.text(`extra-${id}-${ordinal}`))
        return { optionId, ordinal, quantity: optionId === 0 ? 0 : 1 }
      }),
    )
  return [...ofPlaces, ...ofOrder].filter(({ quantity }) => quantity > 0)
}

/** The people of a form with their answers, by the number of their places. */
const peopleOf = (form: CheckoutForm, { order, facts }: Checkout, locale: Locale) =>
  order.places.map((_place, index) => {
    const person = personFields.reduce<Person>(
      (typed, field) => ({ ...typed, [field]: form.text(`${field}-${index}`) }),
      noPerson,
    )
    return {
      ...person,
      // Thai pages state years of the Buddhist calendar.
      year: locale === 'th' ? commonEraYear(person.year) : person.year,
      answers: Object.fromEntries(
        facts.offer.questions.map(({ id }) => [String(id), form.text(`question-${id}-${index}`)]),
      ),
    }
  })

/** Stores the people of a form, complete or not. @throws DomainError conflict */
export async function saveTypedPeople(
  c: Context<ApiEnvironment>,
  { form, checkout, locale }: Typed,
): Promise<void> {
  const input = {
    email: form.text('email'),
    reminds: form.text('reminds') !== '',
    people: peopleOf(form, checkout, locale),
  }
  await savePeople(c.var.db, checkout.order.id, input, c.var.clock.now())
}

/** Changes the extras of an order to those of a form. @returns the outcome if they are refused */
export async function saveTypedExtras(
  c: Context<ApiEnvironment>,
  { form, checkout }: Omit<Typed, 'locale'>,
): Promise<CheckoutOutcome | null> {
  let gone: CheckoutOutcome | null = null
  const conflict = await outcomeOf('ended', async () => {
    const items = itemsOf(form, checkout.facts.offer, checkout)
    const changed = await changeExtras(c.var.db, checkout.order.id, items, c.var.clock.now())
    if (changed.state === 'refused') gone = 'extra-gone'
  })
  return conflict ?? gone
}

/** Stores the form of a step that a button of the hold sent along. @returns the outcome if it could not be stored */
export async function saveTyped(
  c: Context<ApiEnvironment>,
  typed: Typed,
): Promise<CheckoutOutcome | null> {
  const { form } = typed
  const step = form.text('step')
  if (step === 'extras') return await saveTypedExtras(c, typed)
  // The bar of an older page sent its step without the form.
  if (step !== 'people' || !form.has('email')) return null
  return await outcomeOf('busy', async () => await saveTypedPeople(c, typed))
}
