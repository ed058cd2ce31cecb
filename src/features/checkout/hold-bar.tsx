import { holdMinutes } from '../../model/orders/holds.ts'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { CheckoutForm } from './checkout-form.tsx'

interface HoldBarProps {
  view: CheckoutView
  step: string
}

/** One bar a minute; the one that runs is marked. */
const Cells = ({ left }: { left: number }) => (
  <div className="co-cells" aria-hidden="true">
    {Array.from({ length: holdMinutes }, (_each, i) => (
      <i key={i} className={i < left - 1 ? 'on' : i === left - 1 ? 'now' : undefined} />
    ))}
  </div>
)

/** The hold of an order's places: minutes that are left, and more of them on request; or that it has ended. */
export function HoldBar({ view, step }: HoldBarProps) {
  const { state, hold, token, moved, total } = view
  if (state === 'ended' && step !== 'races') {
    const again = String(moved?.amount ?? total.amount)
    return (
      <div className="co-hold">
        <div className="wrap co-hold-in">
          <p>
            {m.checkout_ended()}
            {moved === null ? null : (
              <>
                {' '}
                {m.checkout_moved()} <del>{moved.from}</del> <ins>{moved.to}</ins>
              </>
            )}
          </p>
          <CheckoutForm action="hold" token={token} hidden={{ total: again, step }}>
            <button className="btn btn-line btn-s">
              {moved === null ? m.checkout_again() : m.checkout_again_price({ price: moved.to })}
            </button>
          </CheckoutForm>
        </div>
      </div>
    )
  }
  if (hold === null) return null
  const { minutes, until, seconds, extensionsLeft, day } = hold
  if (day !== null)
    return (
      <div className="co-hold">
        <div className="wrap co-hold-in">
          <p>{m.line_held_until({ date: day })}</p>
        </div>
      </div>
    )
  return (
    <div
      className="co-hold"
      data-until={until}
      data-seconds={seconds}
      data-ended={m.checkout_ended()}
    >
      <div className="wrap co-hold-in">
        <p role="timer" aria-live="off">
          {m.checkout_held({ n: minutes.n })}
        </p>
        <Cells left={minutes.count} />
        {extensionsLeft === 0 ? null : (
          <CheckoutForm action="extension" token={token} hidden={{ step }}>
            <button className="btn btn-line btn-s">{m.checkout_extend()}</button>
          </CheckoutForm>
        )}
        <p className="vh" role="status" />
      </div>
    </div>
  )
}
