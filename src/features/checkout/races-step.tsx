import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { joined } from '../../i18n/joins.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { CheckoutForm } from './checkout-form.tsx'
import { agesText } from './person-texts.ts'
import { WaitingList } from './waiting-list.tsx'

type Race = CheckoutView['races'][number]

const fullText = (frees: Race['frees']): string =>
  frees === null ? m.signup_sold_out() : m.checkout_being_paid({ n: frees.n })

function Price({ price, next, frees }: Race) {
  if (price === null) return <p>{fullText(frees)}</p>
  return (
    <p className="pr">
      <b>{price.text}</b>{' '}
      {next === null ? null : (
        <small>
          {next.from === null
            ? m.checkout_next({ price: next.text })
            : m.checkout_next_from({ price: next.text, date: next.from })}
        </small>
      )}
    </p>
  )
}

/** A race with the number of places that are wanted. */
function RaceChoice({ race, only }: { race: Race; only: boolean }) {
  const { id, name, lang, figure, start, ages, left, price, most } = race
  const facts = [start, agesText(ages)].filter((text) => text !== null)
  return (
    <li className="co-race">
      <span className="num">
        {figure === null ? null : (
          <>
            {figure.value} <small>{figure.unit}</small>
          </>
        )}
      </span>
      <div>
        <h2 lang={lang ?? undefined}>{name}</h2>
        <p>{joined(facts, getLocale())}</p>
        <Price {...race} />
        {left === null ? null : (
          <p>
            <span className="tag tag-warn">{m.checkout_left({ n: left.n })}</span>
          </p>
        )}
      </div>
      {price === null || most === 0 ? null : (
        <div>
          <label className="vh" htmlFor={`places-${id}`}>
            {m.checkout_places({ race: name })}
          </label>
          <input
            className="in"
            id={`places-${id}`}
            name={`places-${id}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            defaultValue={only && race.chosen === 0 ? 1 : race.chosen}
          />
          <input type="hidden" name={`price-${id}`} value={price.amount} />
        </div>
      )}
    </li>
  )
}

/** Text of a sale at which nothing can be ordered; null if it is open. */
function closedText({ sale, opens, event, races }: CheckoutView): string | null {
  if (event.isOff) return m.checkout_off()
  if (sale === 'soon') return m.panel_opens({ date: opens ?? '' })
  if (sale === 'paused') return m.checkout_paused()
  if (sale === 'closed') return m.signup_closed()
  if (sale !== 'sold-out') return null
  const [first] = races
    .flatMap(({ frees }) => (frees === null ? [] : [frees]))
    .toSorted((a, b) => a.count - b.count)
  return fullText(first ?? null)
}

/** First step: races and numbers of places. */
export function RacesStep({ view }: { view: CheckoutView }) {
  const { races, event, token, total, state } = view
  const closed = closedText(view)
  // An order holds the places that are gone for others.
  const mayChoose = closed === null || (state === 'held' && view.sale === 'sold-out')
  const heading = <h1>{m.checkout_choose()}</h1>
  if (!mayChoose)
    return (
      <>
        <section>
          {heading}
          <div className="notice">
            <Icon name="info" />
            <p>{closed}</p>
          </div>
        </section>
        <WaitingList view={view} />
      </>
    )
  const hidden = {
    edition: String(view.edition),
    event: event.permalink,
    date: event.date,
    ...(view.isFeeInside ? { shown: '1' } : {}),
  }
  return (
    <>
      <CheckoutForm action="places" token={token} hidden={hidden}>
        {heading}
        <ul className="co-races">
          {races.map((race) => (
            <RaceChoice race={race} key={race.id} only={races.length === 1} />
          ))}
        </ul>
        {view.isFeeInside ? (
          <p className="s muted">{m.checkout_fee_inside({ currency: total.currency })}</p>
        ) : null}
        <div className="co-go">
          <a className="link" href={event.path} data-reload="">
            {m.checkout_event()}
          </a>
          <button className="btn btn-flare btn-l">{m.checkout_people()}</button>
        </div>
      </CheckoutForm>
      <WaitingList view={view} />
    </>
  )
}
