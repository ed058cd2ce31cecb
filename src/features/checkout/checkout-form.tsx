import type { ReactNode } from 'react'
import { api } from '../../api/index.ts'
import { getLocale } from '../../paraglide/runtime.js'

const routes = {
  places: api.checkout.places,
  hold: api.checkout.hold,
  extension: api.checkout.extension,
  people: api.checkout.people,
  extras: api.checkout.extras,
  promo: api.checkout.promo,
  payment: api.checkout.payment,
  answer: api.checkout.answer,
  place: api.checkout.place,
  cancellation: api.checkout.cancellation,
  waiting: api.checkout.waiting,
  leaving: api.checkout.leaving,
  offer: api.checkout.offer,
} as const

type CheckoutAction = keyof typeof routes

/** Id of the form of the step that is shown: buttons outside of it send what is typed along. */
export const stepForm = 'step-form'

export const actionPath = (action: CheckoutAction): string =>
  routes[action].$path({ query: { locale: getLocale() } })

interface CheckoutFormProps {
  action: CheckoutAction
  id?: string
  /** Token of the order. */
  token: string
  /** Further fields that are not shown. */
  hidden?: Readonly<Record<string, string>>
  children?: ReactNode
}

/** A form of the checkout, which the browser sends. */
export function CheckoutForm({ action, id, token, hidden = {}, children }: CheckoutFormProps) {
  return (
    <form method="post" action={actionPath(action)} id={id} noValidate>
      {Object.entries({ order: token, ...hidden }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {children}
    </form>
  )
}
