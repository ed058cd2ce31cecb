import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { nameMaximumCharacters } from '../../model/orders/people.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorText } from '../../ui/forms/error-text.tsx'
import { CheckoutForm, stepForm } from './checkout-form.tsx'
import { EmailField } from './email-field.tsx'
import { holdFields } from './hold-bar.tsx'
import { Questions } from './question-fields.tsx'
import { faultText, fieldLabel, type PersonField as Field } from './person-texts.ts'

type PersonView = CheckoutView['people'][number]

const autocomplete: Partial<Record<Field, string>> = {
  givenName: 'given-name',
  familyName: 'family-name',
  day: 'bday-day',
  month: 'bday-month',
  year: 'bday-year',
}

interface InputProps {
  person: PersonView
  index: number
  field: Field
  /** True if faults are shown: after the form was sent. */
  isRefused: boolean
  digits?: number
}

function Input({ person, index, field, isRefused, digits }: InputProps) {
  const fault = isRefused ? person.faults[field] : undefined
  const label = fieldLabel(field)
  const id = `${field}-${index}`
  const isDate = digits !== undefined
  // The browser knows the buyer only.
  const auto = index === 0 ? autocomplete[field] : 'off'
  return (
    <div className={fault === undefined ? 'f' : 'f is-bad'}>
      <label htmlFor={id}>{label}</label>
      <input
        className="in"
        id={id}
        name={id}
        defaultValue={person.values[field]}
        autoComplete={auto}
        dir={isDate ? 'ltr' : 'auto'}
        inputMode={isDate ? 'numeric' : undefined}
        maxLength={digits ?? nameMaximumCharacters}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-note`}
      />
      {fault === undefined ? null : (
        <ErrorText id={`${id}-note`}>{faultText(fault, field, person)}</ErrorText>
      )}
    </div>
  )
}

interface TickProps extends Omit<InputProps, 'field' | 'digits'> {
  field: 'consent' | 'waiver'
  /** Value that is sent if it is ticked. */
  value: string
}

/** Something that is agreed to. */
function Tick({ person, index, field, isRefused, value }: TickProps) {
  const fault = isRefused ? person.faults[field] : undefined
  const id = `${field}-${index}`
  return (
    <div className={fault === undefined ? undefined : 'is-bad'}>
      <label className="co-k" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={id}
          value={value}
          defaultChecked={person.values[field] === value}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : `${id}-note`}
        />
        {fieldLabel(field)}
      </label>
      {fault === undefined ? null : (
        <ErrorText id={`${id}-note`}>{faultText(fault, field, person)}</ErrorText>
      )}
    </div>
  )
}

/** A person: names in the order of the language, date of birth in that of its dates, and a guardian. */
function PersonFields(props: {
  view: CheckoutView
  person: PersonView
  index: number
  isRefused: boolean
}) {
  const { view, person, index, isRefused } = props
  const { familyFirst, readings, dateOrder } = view.names
  const order = <T,>(given: T, family: T) => (familyFirst ? [family, given] : [given, family])
  const shared = { person, index, isRefused }
  return (
    <fieldset className="co-person" lang={undefined}>
      <legend>{m.checkout_person({ n: String(index + 1), race: person.race })}</legend>
      <div className="g2">
        {order<Field>('givenName', 'familyName').map((field) => (
          <Input {...shared} field={field} key={field} />
        ))}
      </div>
      {readings ? (
        <div className="g2">
          {order<Field>('givenReading', 'familyReading').map((field) => (
            <Input {...shared} field={field} key={field} />
          ))}
        </div>
      ) : null}
      <fieldset className="co-born">
        <legend>{m.checkout_born()}</legend>
        <div>
          {dateOrder.map((field) => (
            <Input {...shared} field={field} key={field} digits={field === 'year' ? 4 : 2} />
          ))}
        </div>
        {person.age === null ? null : (
          <p className="s muted">{m.checkout_age({ age: person.age })}</p>
        )}
      </fieldset>
      {person.mayBeMinor ? (
        <>
          <Input {...shared} field="guardian" />
          <Tick {...shared} field="consent" value="1" />
        </>
      ) : null}
      <Questions {...{ view, person, index, isRefused }} />
      {view.waiver === null ? null : (
        <>
          <details className="co-waiver">
            <summary>{m.checkout_waiver()}</summary>
            <p lang={view.textsLang ?? undefined}>{view.waiver.text}</p>
          </details>
          <Tick {...shared} field="waiver" value={view.waiver.version} />
        </>
      )}
    </fieldset>
  )
}

/** Second step: the people of all places, and the address for the confirmation. */
export function PeopleStep({ view, isRefused }: { view: CheckoutView; isRefused: boolean }) {
  const { people, email, token } = view
  return (
    <CheckoutForm action="people" id={stepForm} token={token} hidden={holdFields(view, 'people')}>
      <h1>{m.checkout_people()}</h1>
      {people.map((person, index) => (
        // Places of an order have no other key.
        <PersonFields {...{ view, person, index, isRefused }} key={index} />
      ))}
      <EmailField email={email} isRefused={isRefused} />
      <label className="co-k">
        <input type="checkbox" name="reminds" value="1" defaultChecked={view.reminds} />
        {m.checkout_remind()}
      </label>
      <div className="co-go">
        <span />
        <button className="btn btn-flare btn-l">
          {view.extras.length > 0 ? m.checkout_extras() : m.checkout_review()}
        </button>
      </div>
    </CheckoutForm>
  )
}
