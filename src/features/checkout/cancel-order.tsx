import { m } from '../../paraglide/messages.js'
import { CheckoutForm } from './checkout-form.tsx'

/** Gives up an order that is not paid: a line that opens, and the button that does it. It needs no script. */
export const CancelOrder = ({ token }: { token: string }) => (
  <details className="co-drop">
    <summary className="btn btn-quiet">{m.checkout_cancel()}</summary>
    <p className="s">{m.checkout_cancel_note()}</p>
    <CheckoutForm action="cancellation" token={token}>
      <button className="btn btn-line">{m.checkout_cancel_sure()}</button>
    </CheckoutForm>
  </details>
)
