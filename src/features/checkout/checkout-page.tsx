import { checkoutSteps, type CheckoutStep } from '../../model/orders/checkout-steps.ts'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { DoneStep } from './done-step.tsx'
import { DueStep } from './due-step.tsx'
import { ExtrasStep } from './extras-step.tsx'
import { HoldBar } from './hold-bar.tsx'
import { Outcome } from './outcome.tsx'
import { PayStep } from './pay-step.tsx'
import { PeopleErrors } from './people-errors.tsx'
import { PeopleStep } from './people-step.tsx'
import { RacesStep } from './races-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { stepHref, stepOf } from './step-of.ts'
import { Summary } from './summary.tsx'

interface CheckoutPageProps {
  view: CheckoutView
  /** Step and outcome of the address. */
  step: string | undefined
  outcome: string | undefined
}

const contents = {
  races: RacesStep,
  people: PeopleStep,
  extras: ExtrasStep,
  review: ReviewStep,
  pay: PayStep,
  due: DueStep,
  done: DoneStep,
} as const

/** Steps of the order; those that the buyer can go to are links. */
function StepLinks({ view, current }: { view: CheckoutView; current: keyof typeof contents }) {
  if (current === 'due' || current === 'done') return null
  const names: Partial<Record<CheckoutStep, string>> = {
    races: m.checkout_races(),
    people: m.checkout_people(),
    ...(view.extras.length === 0 ? {} : { extras: m.checkout_extras() }),
    review: m.checkout_review(),
    ...(view.state !== 'new' && view.total.amount === 0 ? {} : { pay: m.checkout_pay() }),
  }
  const isOpen = view.state === 'held' || view.state === 'ended'
  const steps = checkoutSteps.filter((step) => names[step] !== undefined)
  return (
    <nav aria-label={m.checkout_steps()}>
      <ol className="co-steps">
        {steps.map((step, i) => {
          const mayGo = isOpen && step !== current && stepOf(view, step) === step
          const name = names[step]
          return (
            <li key={step} aria-current={step === current ? 'step' : undefined}>
              <b>{i + 1}</b>
              {mayGo ? (
                <a className="link" href={stepHref(view.token, step)} data-reload="">
                  {name}
                </a>
              ) : (
                <span>{name}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** A step of the checkout. Its forms are sent as a browser sends them, so that it needs no script. */
export function CheckoutPage({ view, step, outcome }: CheckoutPageProps) {
  const current = stepOf(view, step)
  const Content = contents[current]
  return (
    <>
      <HoldBar view={view} step={current} />
      <div className="wrap co" data-checkout={current} data-permalink={view.event.permalink}>
        <div className="co-m">
          <StepLinks view={view} current={current} />
          {current === 'people' && outcome === 'incomplete' ? (
            <PeopleErrors view={view} />
          ) : (
            <Outcome outcome={outcome} />
          )}
          <Content view={view} isRefused={outcome !== undefined} />
        </div>
        <Summary view={view} />
      </div>
    </>
  )
}
