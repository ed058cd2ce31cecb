import { newKey } from '../../../model/event-facts/empty-facts.ts'
import { promoCodeCharacters } from '../../../model/orders/promo-code.ts'
import { emptyPromo } from '../../../model/orders/sale-shape.ts'
import type { SaleEditionView } from '../../../model/schemas/orders/sale-editor.ts'
import {
  mostPlacesOfRace,
  promosPerSale,
  type SaleFacts,
  type SalePromoFacts,
} from '../../../model/schemas/orders/sale-facts.ts'
import type { Currency } from '../../../model/values/currencies.ts'
import { m } from '../../../paraglide/messages.js'
import { AmountField } from './amount-field.tsx'
import { EndField } from './end-field.tsx'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { withEntry, withoutEntry } from './keyed-list.ts'
import { NumberField } from './number-field.tsx'
import { SaleField } from './sale-field.tsx'

interface SalePromosProps {
  facts: SaleFacts
  races: SaleEditionView['races']
  textOf: (path: string) => string | undefined
  change: (next: (sale: SaleFacts) => SaleFacts) => void
}

/** Codes that take something off the places of an order. */
export function SalePromos({ facts, races, textOf, change }: SalePromosProps) {
  const { promos, currency } = facts
  const set = (next: SalePromoFacts[]) => change((sale) => ({ ...sale, promos: next }))
  return (
    <section className="sel-c" aria-labelledby="promos-h">
      <h2 id="promos-h">{m.selling_promos()}</h2>
      <p className="s muted">{m.selling_promos_text()}</p>
      {promos.map((promo, index) => (
        <PromoFields
          key={promo.key}
          {...{ promo, index, races, currency, textOf }}
          change={(next) => set(withEntry(promos, next))}
          remove={() => set(withoutEntry(promos, promo.key))}
        />
      ))}
      <div>
        <AddButton
          label={m.selling_promo_add()}
          isFull={promos.length >= promosPerSale}
          add={() => set([...promos, emptyPromo(newKey())])}
        />
      </div>
    </section>
  )
}

interface PromoFieldsProps extends Pick<SalePromosProps, 'races' | 'textOf'> {
  promo: SalePromoFacts
  index: number
  currency: Currency | null
  change: (promo: SalePromoFacts) => void
  remove: () => void
}

function PromoFields(props: PromoFieldsProps) {
  const { promo, index, races, currency, textOf, change, remove } = props
  const at = `promos.${promo.key}`
  return (
    <fieldset className="sel-s">
      <legend>{m.selling_promo({ n: index + 1 })}</legend>
      <SaleField
        path={`${at}.code`}
        label={m.checkout_promo()}
        fault={textOf(`${at}.code`)}
        maxLength={promoCodeCharacters}
        dir="auto"
        value={promo.code}
        onText={(code) => change({ ...promo, code })}
      />
      <NumberField
        path={`${at}.percent`}
        label={m.selling_promo_percent()}
        fault={textOf(`${at}.percent`)}
        isWhole
        most={100}
        unit="%"
        value={promo.percent}
        onNumber={(percent) => change({ ...promo, percent })}
      />
      <AmountField
        path={`${at}.amount`}
        label={m.selling_promo_amount()}
        fault={textOf(`${at}.amount`)}
        {...{ currency, amount: promo.amount }}
        change={(amount) => change({ ...promo, amount })}
      />
      <EndField
        path={`${at}.until`}
        fault={textOf(`${at}.until`)}
        until={promo.until}
        change={(until) => change({ ...promo, until })}
      />
      <NumberField
        path={`${at}.uses`}
        label={m.selling_promo_uses()}
        help={m.selling_no_limit()}
        fault={textOf(`${at}.uses`)}
        isWhole
        most={mostPlacesOfRace}
        value={promo.uses}
        onNumber={(uses) => change({ ...promo, uses })}
      />
      {races.length < 2 ? null : <OnlyFor {...{ promo, races, change }} />}
      <RemoveButton remove={remove} />
    </fieldset>
  )
}

/** Races that a code is for. */
const OnlyFor = ({
  promo,
  races,
  change,
}: Pick<PromoFieldsProps, 'promo' | 'races' | 'change'>) => (
  <fieldset className="f">
    <legend className="lab">{m.selling_promo_only()}</legend>
    {races.map(({ key, name }) => (
      <label className="sel-k" key={key}>
        <input
          type="checkbox"
          checked={promo.onlyFor.includes(key)}
          onChange={({ target: { checked } }) => {
            const others = promo.onlyFor.filter((each) => each !== key)
            change({ ...promo, onlyFor: checked ? [...others, key] : others })
          }}
        />
        <span dir="auto">{name}</span>
      </label>
    ))}
  </fieldset>
)
