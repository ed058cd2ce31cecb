import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { RefundTerms } from '../../ui/refund-terms.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { CheckoutForm, stepForm } from './checkout-form.tsx'
import { PromoField } from './promo-field.tsx'
import { stepHref } from './step-of.ts'

/** Each place with its person, age on the day of the race, extras and price; then the extras of the order. */
export function Lines({ view }: { view: CheckoutView }) {
  return (
    <ul className="co-races">
      {view.lines.map(
        ({ race, lang, person, age, guardian, price, extras, answers, isGivenUp }, i) => (
          // Places of an order have no other key.
          <li className="co-race" key={i}>
            <span className="num">{i + 1}</span>
            <div>
              <h2 lang={lang ?? undefined}>{race}</h2>
              <p dir="auto">{person}</p>
              {age === null ? null : <p>{m.checkout_age({ age })}</p>}
              {guardian === '' ? null : <p>{m.checkout_guardian_line({ name: guardian })}</p>}
              {answers.map(({ question, answer }) => (
                <p key={question} lang={view.textsLang ?? undefined}>
                  {question} <b>{answer}</b>
                </p>
              ))}
              {extras.map((extra) => (
                <p key={extra.name}>
                  <span lang={extra.lang ?? undefined}>{extra.name}</span>:{' '}
                  {isGivenUp ? <s className="co-old">{extra.price}</s> : extra.price}
                </p>
              ))}
            </div>
            {isGivenUp ? <s className="co-old">{price}</s> : <b>{price}</b>}
          </li>
        ),
      )}
      {view.extraLines.map((extra) => (
        <li className="co-race" key={extra.name}>
          <span className="num" />
          <h2 lang={extra.lang ?? undefined}>{extra.name}</h2>
          {view.state === 'refunded' ? (
            <s className="co-old">{extra.price}</s>
          ) : (
            <b>{extra.price}</b>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The seller, the currency, that the order cannot be withdrawn from, and the refund rule: stated before it is made. */
export const Terms = ({ view }: { view: CheckoutView }) => (
  <>
    <ul className="ticks s">
      <li>{m.checkout_seller({ seller: view.seller })}</li>
      {view.isFeeInside ? (
        <li>{m.checkout_fee_inside({ currency: view.total.currency })}</li>
      ) : null}
      <li>{m.checkout_withdrawal()}</li>
      <li>{m.checkout_resume()}</li>
    </ul>
    {view.refunds === null ? null : <RefundTerms rule={view.refunds} />}
  </>
)

/** Third step: all that is ordered. An order that costs nothing is made here. */
export function ReviewStep({ view }: { view: CheckoutView }) {
  const { token, state, total, event, email } = view
  const isFree = total.amount === 0
  const takesPromo = view.takesPromo && state === 'held'
  const hasField = takesPromo && view.promo === null
  return (
    <>
      <h1>{m.checkout_review()}</h1>
      <Lines view={view} />
      {takesPromo ? <PromoField view={view} /> : null}
      <p className="s">
        {m.profile_email_heading()}: <b dir="ltr">{email.value}</b>
      </p>
      <Terms view={view} />
      {event.isOff ? (
        <div className="notice n-bad">
          <p>{m.checkout_off()}</p>
        </div>
      ) : null}
      <div className="co-go">
        <CancelOrder token={token} />
        {state !== 'held' || event.isOff ? null : isFree ? (
          <CheckoutForm action="payment" token={token}>
            <button className="btn btn-flare btn-l">{m.checkout_title()}</button>
          </CheckoutForm>
        ) : hasField ? (
          // A code that was typed and not sent yet is applied first, or stops here with the reason.
          <button className="btn btn-flare btn-l" form={stepForm} name="next" value="pay">
            {m.checkout_pay()}
          </button>
        ) : (
          <a className="btn btn-flare btn-l" href={stepHref(token, 'pay')} data-reload="">
            {m.checkout_pay()}
          </a>
        )}
      </div>
    </>
  )
}
