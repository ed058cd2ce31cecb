import { extendableMinutes, holdMinutes } from '../../model/orders/holds.ts'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { actionPath, CheckoutForm, stepForm } from './checkout-form.tsx'

interface HoldBarProps {
  view: CheckoutView
  step: string
}

/** One bar a minute; the one that runs is marked. */
const Cells = ({ left }: { left: number }) => (
  <div className="co-cells" aria-hidden="true">
    {Array.from({ length: holdMinutes }, (_each, i) => (
      <i
        key={i}
        className={i < left - 1 ? 'on' : i === left - 1 ? 'now' : undefined}
        suppressHydrationWarning
      />
    ))}
  </div>
)

/** Fields by which a hold is extended or made again: the step to come back to, and the sum that its buyer saw. */
export const holdFields = ({ moved, total }: CheckoutView, step: string) => ({
  step,
  total: String(moved?.amount ?? total.amount),
})

/** Buttons of a hold: they send the form of the step, or one of their own where nothing is typed. */
function HoldButtons({ view, step }: HoldBarProps) {
  const { state, hold, token, moved } = view
  const isTyped = step === 'people' || step === 'extras'
  const form = isTyped ? stepForm : 'hold-form'
  const again = moved === null ? m.checkout_again() : m.checkout_again_price({ price: moved.to })
  return (
    <>
      {isTyped ? null : (
        <CheckoutForm action="hold" id={form} token={token} hidden={holdFields(view, step)} />
      )}
      {/* The Enter key presses the first button of a form: that one sends the step. */}
      {isTyped ? (
        <button form={form} hidden>
          {m.checkout_review()}
        </button>
      ) : null}
      {hold === null || hold.extensionsLeft === 0 ? null : (
        <button
          className="btn btn-line btn-s"
          form={form}
          formAction={actionPath('extension')}
          hidden={hold.minutes.count > extendableMinutes}
          data-hold="extend"
          suppressHydrationWarning
        >
          {m.checkout_extend()}
        </button>
      )}
      {state === 'paying' ? null : (
        <button
          className="btn btn-line btn-s"
          form={form}
          formAction={actionPath('hold')}
          hidden={hold !== null}
          data-hold="again"
          suppressHydrationWarning
        >
          {again}
        </button>
      )}
    </>
  )
}

/**
 * The hold of an order's places: minutes that are left, and more of them on request; or that it has ended. The boot script
 * counts the minutes down, so that React finds other texts and attributes here than were served, and leaves them alone.
 */
export function HoldBar({ view, step }: HoldBarProps) {
  const { state, hold, moved } = view
  if (state === 'ended' && step !== 'races')
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
          <HoldButtons view={view} step={step} />
        </div>
      </div>
    )
  if (hold === null) return null
  const { minutes, until, seconds, day } = hold
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
        <p role="timer" aria-live="off" suppressHydrationWarning>
          {m.checkout_held({ n: minutes.n })}
        </p>
        <Cells left={minutes.count} />
        <HoldButtons view={view} step={step} />
        <p className="vh" role="status" suppressHydrationWarning>
          {''}
        </p>
      </div>
    </div>
  )
}
