import { m } from '../../../../paraglide/messages.js'
import { EditionPicker } from '../edition/edition-picker.tsx'
import { TextFact } from '../fields/text-fact.tsx'
import { PriceProposal } from '../prices/price-proposal.tsx'
import { PriceTable } from '../prices/price-table.tsx'
import { Card } from './card.tsx'

/** Sign-up page, sign-up window and prices of an edition. */
export function PricesSection({ edition }: { edition: string }) {
  const at = `editions.${edition}`
  return (
    <Card id="prices" title={m.editor_prices()} action={<EditionPicker />}>
      <TextFact
        path={`${at}.registrationUrl`}
        label={m.editor_sign_up_page()}
        type="url"
        maxLength={400}
      />
      <div className="g2">
        <TextFact
          path={`${at}.registrationStartsOn`}
          label={m.editor_opens()}
          type="date"
          maxLength={10}
        />
        <TextFact
          path={`${at}.registrationEndsOn`}
          label={m.editor_closes()}
          type="date"
          maxLength={10}
        />
      </div>
      <PriceProposal edition={edition} />
      <PriceTable edition={edition} />
    </Card>
  )
}
