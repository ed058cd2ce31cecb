import { newKey } from '../../../model/event-facts/empty-facts.ts'
import { warningsOfRace } from '../../../model/orders/sale-faults.ts'
import { emptyStep, normaliseSale } from '../../../model/orders/sale-shape.ts'
import type { SaleEditionView } from '../../../model/schemas/orders/sale-editor.ts'
import {
  mostPlacesOfRace,
  stepsPerRace,
  type SaleFacts,
  type SaleRaceFacts,
} from '../../../model/schemas/orders/sale-facts.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { AddButton } from './entry-buttons.tsx'
import { withEntry, withoutEntry } from './keyed-list.ts'
import { saleWarningTexts } from './fault-texts.ts'
import { NumberField } from './number-field.tsx'
import { SaleStep } from './sale-step.tsx'

interface SaleRaceProps {
  race: SaleRaceFacts
  view: SaleEditionView['races'][number] | undefined
  facts: SaleFacts
  textOf: (path: string) => string | undefined
  change: (race: SaleRaceFacts) => void
}

/** Places and price steps of a race, or that they are not sold here. */
export function SaleRace({ race, view, facts, textOf, change }: SaleRaceProps) {
  const at = `races.${race.key}`
  const toggle = (isSold: boolean) =>
    change({ ...race, isSold, steps: race.steps.length > 0 ? race.steps : [emptyStep(newKey())] })
  return (
    <section className="sel-c" aria-labelledby={`${at}-h`}>
      <h2 id={`${at}-h`}>{view?.name}</h2>
      {view?.counts ? <p className="s muted tab">{m.selling_counts({ ...view.counts })}</p> : null}
      <label className="sel-k">
        <input
          type="checkbox"
          id={`${at}.isSold`}
          checked={race.isSold}
          onChange={({ target }) => toggle(target.checked)}
        />
        {m.selling_race()}
      </label>
      {race.isSold ? <SoldRace {...{ race, view, facts, textOf, change }} /> : null}
    </section>
  )
}

function SoldRace({ race, facts, textOf, change }: SaleRaceProps) {
  const { key, steps } = race
  const at = `races.${key}`
  const normal = normaliseSale(facts).races.find((each) => each.key === key) ?? race
  const noPrice = textOf(`${at}.steps`)
  const number = (field: 'places' | 'heldBack', label: string, help?: string) => (
    <NumberField
      path={`${at}.${field}`}
      label={label}
      fault={textOf(`${at}.${field}`)}
      {...(help === undefined ? {} : { help })}
      isWhole
      most={mostPlacesOfRace}
      value={race[field]}
      onNumber={(value) => change({ ...race, [field]: value })}
    />
  )
  return (
    <>
      <div className="sel-g">
        {number('places', m.selling_places())}
        {number('heldBack', m.selling_held_back(), m.selling_held_back_text())}
      </div>
      <p className="s muted">{m.selling_prices_text()}</p>
      {steps.map((step, index) => (
        <SaleStep
          key={step.key}
          at={`${at}.steps.${index + 1}`}
          index={index}
          step={step}
          currency={facts.currency}
          textOf={textOf}
          change={(next) => change({ ...race, steps: withEntry(steps, next) })}
          remove={
            steps.length === 1
              ? null
              : () => change({ ...race, steps: withoutEntry(steps, step.key) })
          }
        />
      ))}
      {noPrice === undefined ? null : <ErrorText id={`${at}.steps-note`}>{noPrice}</ErrorText>}
      <div>
        <AddButton
          id={`${at}.steps`}
          label={m.editor_add_step()}
          isFull={steps.length >= stepsPerRace}
          add={() => change({ ...race, steps: [...steps, emptyStep(newKey())] })}
        />
      </div>
      {warningsOfRace(normal, facts.closes).map((warning) => (
        <p className="notice n-warn" role="status" key={warning}>
          <Icon name="alert" />
          <span>{saleWarningTexts[warning]()}</span>
        </p>
      ))}
    </>
  )
}
