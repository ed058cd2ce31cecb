import { promoCodeCharacters } from '../../model/orders/promo-code.ts'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { CheckoutForm, stepForm } from './checkout-form.tsx'

/** The promo code of an order: a field for it, or the one that it has with what it takes off. */
export function PromoField({ view: { token, promo } }: { view: CheckoutView }) {
  if (promo !== null)
    return (
      <CheckoutForm action="promo" token={token} hidden={{ code: '' }}>
        <div className="co-many">
          <span dir="auto">
            {m.checkout_promo_line({ code: promo.code })}: <b>−{promo.discount}</b>
          </span>
          <button className="btn btn-line btn-s">{m.editor_remove()}</button>
        </div>
      </CheckoutForm>
    )
  return (
    <CheckoutForm action="promo" id={stepForm} token={token}>
      <div className="f">
        <label htmlFor="promo-code">{m.checkout_promo()}</label>
        <div className="rowx">
          <input
            className="in"
            id="promo-code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={promoCodeCharacters}
          />
          <button className="btn btn-line">{m.checkout_promo_use()}</button>
        </div>
      </div>
    </CheckoutForm>
  )
}
