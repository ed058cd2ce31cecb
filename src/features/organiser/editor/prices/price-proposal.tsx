import { longDate } from '../../../../i18n/format.ts'
import { proposedPrices } from '../../../../model/event-facts/proposed-prices.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { Icon } from '../../../../ui/icon.tsx'
import { focusLater } from '../draft/focus-later.ts'
import { dayId, priceRows } from './price-rows.ts'
import { useEditionRaces } from './use-edition-races.ts'

/** Offers a new edition the prices of the one before, moved by as many days. They are not in the draft before that. */
export function PriceProposal({ edition }: { edition: string }) {
  const { facts, races, change } = useEditionRaces(edition)
  const proposal = proposedPrices(facts, edition)
  if (proposal === null) return null
  const take = () => {
    const after = races.map((race) => ({
      ...race,
      prices: proposal.prices.get(race.key) ?? race.prices,
    }))
    change(() => after)
    focusLater(dayId(edition, priceRows(after)[0], 'validUntil'))
  }
  return (
    <div className="notice n-note">
      <Icon name="info" />
      <div>
        <b>{m.editor_prices_before({ date: longDate(proposal.of, getLocale()) })}</b>
        <p>{m.editor_prices_before_text()}</p>
        <button className="btn btn-line btn-s" type="button" onClick={take}>
          {m.editor_take()}
        </button>
      </div>
    </div>
  )
}
