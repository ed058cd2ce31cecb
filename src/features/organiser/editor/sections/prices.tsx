import { m } from '../../../../paraglide/messages.js'
import { EditionPicker } from '../edition/edition-picker.tsx'
import { useKeys } from '../draft/editor-context.ts'
import { TextFact } from '../fields/text-fact.tsx'
import { PriceSteps } from '../prices/price-steps.tsx'
import { Card } from './card.tsx'

/** Sign-up page, sign-up window and prices of an edition. */
export function PricesSection({ edition }: { edition: string }) {
  const at = `editions.${edition}`
  const races = useKeys(`${at}.races`)
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
      {races.map((race) => (
        <PriceSteps key={race} edition={edition} race={race} />
      ))}
    </Card>
  )
}
