import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { outsideMethods, type TestCardEnding } from '../../model/orders/payment-methods.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { Terms } from './review-step.tsx'

const endings = (): Record<TestCardEnding, string> => ({
  succeeds: m.checkout_succeeds(),
  declined: m.checkout_declined(),
  confirmed: m.checkout_confirmed(),
  late: m.checkout_late(),
})

/** A payment that waits for its buyer or its bank. */
function Waiting({ view }: { view: CheckoutView }) {
  const answer = (value: string, label: string, look: string) => (
    <CheckoutForm action="answer" token={view.token} hidden={{ answer: value }}>
      <button className={`btn ${look}`}>{label}</button>
    </CheckoutForm>
  )
  if (view.payment === 'confirm')
    return (
      <div className="co-go">
        {answer('refuse', m.checkout_refuse(), 'btn-line')}
        {answer('confirm', m.checkout_confirm(), 'btn-flare btn-l')}
      </div>
    )
  return (
    <>
      <div className="notice" role="status">
        <Icon name="clock" />
        <p>{m.checkout_waits()}</p>
      </div>
      <div className="co-go">
        {answer('leave', m.checkout_leave(), 'btn-line')}
        {answer('look', m.checkout_look(), 'btn-ink')}
      </div>
      {view.payment === 'open' ? <CardMethod view={view} /> : null}
    </>
  )
}

/** A card, on the page of the provider: nothing of it is loaded here. */
const CardMethod = ({ view: { token, total } }: { view: CheckoutView }) => (
  <CheckoutForm action="payment" token={token} hidden={{ method: 'stripe' }}>
    <section className="co-way">
      <h2>{m.checkout_card()}</h2>
      <p className="s">{m.checkout_card_help()}</p>
      <button className="btn btn-flare btn-l">{m.checkout_order({ price: total.text })}</button>
    </section>
  </CheckoutForm>
)

/** Ways to pay the organiser without a provider, each with its button. */
function OutsideMethods({ view }: { view: CheckoutView }) {
  const { token, total, transferBy } = view
  const texts = {
    'bank-transfer': [m.checkout_transfer(), m.checkout_transfer_help({ date: transferBy })],
    'on-site': [m.checkout_on_site(), m.checkout_on_site_help()],
  } as const
  return outsideMethods
    .filter((method) => view.methods.includes(method))
    .map((method) => (
      <CheckoutForm action="payment" token={token} hidden={{ method }} key={method}>
        <section className="co-way">
          <h2>{texts[method][0]}</h2>
          <p className="s">{texts[method][1]}</p>
          <button className="btn btn-flare btn-l">{m.checkout_order({ price: total.text })}</button>
        </section>
      </CheckoutForm>
    ))
}

/** Fourth step: the way to pay. The button states that the order has to be paid (Directive 2011/83/EU, article 8(2)). */
export function PayStep({ view }: { view: CheckoutView }) {
  const { token, state, total, payment, methods } = view
  const heading = <h1>{m.checkout_pay()}</h1>
  if (state === 'paying')
    return (
      <section>
        {heading}
        <Waiting view={view} />
      </section>
    )
  return (
    <>
      {heading}
      {payment === 'failed' ? (
        <div className="notice n-bad" role="alert">
          <Icon name="alert" />
          <p>{m.checkout_failed()}</p>
        </div>
      ) : null}
      <Terms view={view} />
      {state === 'held' && methods.includes('stripe') ? <CardMethod view={view} /> : null}
      {state === 'held' ? <OutsideMethods view={view} /> : null}
      {state === 'held' && methods.includes('test-card') ? (
        <CheckoutForm action="payment" token={token} hidden={{ method: 'test-card' }}>
          <fieldset className="co-pay">
            <legend>{m.checkout_test_card()}</legend>
            {Object.entries(endings()).map(([ending, label], i) => (
              <label className="choice" key={ending}>
                <input type="radio" name="ending" value={ending} defaultChecked={i === 0} />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <div className="co-go">
            <span />
            <button className="btn btn-flare btn-l">
              {m.checkout_order({ price: total.text })}
            </button>
          </div>
        </CheckoutForm>
      ) : null}
    </>
  )
}
