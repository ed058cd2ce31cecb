import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { CheckoutForm, stepForm } from './checkout-form.tsx'
import { holdFields } from './hold-bar.tsx'

type Extra = CheckoutView['extras'][number]
type Option = Extra['options'][number]

/** Number that is left if few are, or that none is. */
const Left = ({ left, most }: Option) => {
  if (most === 0) return <span className="tag">{m.signup_sold_out()}</span>
  if (left === null) return null
  return <span className="tag tag-warn">{m.checkout_extra_left({ n: left.n })}</span>
}

interface ChoiceProps {
  extra: Extra
  /** Place from 0. */
  index: number
  /** Person or race of the place. */
  label: string
}

/** The option of an extra for a place, or none. */
function PlaceChoice({ extra, index, label }: ChoiceProps) {
  const { id, options, lang } = extra
  const name = `extra-${id}-${index}`
  const chosen = extra.places[index] ?? 0
  const [single] = options
  if (options.length === 1 && single?.name === '')
    return (
      <label className="co-k">
        <input
          type="checkbox"
          name={name}
          value={single.id}
          defaultChecked={chosen === single.id}
          disabled={single.most === 0 && chosen !== single.id}
        />
        <span dir="auto">{label}</span>
        <Left {...single} />
      </label>
    )
  return (
    <fieldset className="co-pick">
      <legend dir="auto">{label}</legend>
      <label className="co-k">
        <input type="radio" name={name} value="" defaultChecked={chosen === 0} />
        {m.checkout_extra_none()}
      </label>
      {options.map((option) => (
        <label className="co-k" key={option.id}>
          <input
            type="radio"
            name={name}
            value={option.id}
            defaultChecked={chosen === option.id}
            disabled={option.most === 0 && chosen !== option.id}
          />
          <span lang={lang ?? undefined}>{option.name}</span>
          <Left {...option} />
        </label>
      ))}
    </fieldset>
  )
}

/** Numbers of the options of an extra, for the order as a whole. */
function OrderChoice({ extra: { name, lang, options } }: { extra: Extra }) {
  return options.map((option) => (
    <div className="co-many" key={option.id}>
      <label htmlFor={`many-${option.id}`} lang={lang ?? undefined}>
        {option.name === '' ? name : option.name} <Left {...option} />
      </label>
      <input
        className="in"
        id={`many-${option.id}`}
        name={`many-${option.id}`}
        type="number"
        inputMode="numeric"
        min={0}
        max={option.most}
        defaultValue={option.chosen}
      />
    </div>
  ))
}

/** Step of a sale with extras: shirts, seats in a bus, meals, for each place or for the order. */
export function ExtrasStep({ view }: { view: CheckoutView }) {
  const { extras, lines, token } = view
  return (
    <CheckoutForm action="extras" id={stepForm} token={token} hidden={holdFields(view, 'extras')}>
      <h1>{m.checkout_extras()}</h1>
      {extras.map((extra) => (
        <section className="co-extra" key={extra.id} aria-labelledby={`extra-${extra.id}`}>
          <h2 id={`extra-${extra.id}`} lang={extra.lang ?? undefined}>
            {extra.name}
          </h2>
          <b>{extra.price}</b>
          <div>
            {extra.isPerOrder ? (
              <OrderChoice extra={extra} />
            ) : (
              lines.map(({ person, race }, index) => (
                // Places of an order have no other key.
                <PlaceChoice {...{ extra, index, label: person || race }} key={index} />
              ))
            )}
          </div>
        </section>
      ))}
      <div className="co-go">
        <span />
        <button className="btn btn-flare btn-l">{m.checkout_review()}</button>
      </div>
    </CheckoutForm>
  )
}
