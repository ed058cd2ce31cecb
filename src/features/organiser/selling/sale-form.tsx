import type { ReactNode } from 'react'
import type { SellerPayments } from '../../../model/orders/sale-faults.ts'
import type { SaleEditionView, SaleEditor } from '../../../model/schemas/orders/sale-editor.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { saleFaultText } from './fault-texts.ts'
import { labelOfPath } from './label-of-path.ts'
import { SaleExtras } from './sale-extras.tsx'
import { SalePromos } from './sale-promos.tsx'
import { SaleQuestions } from './sale-questions.tsx'
import { SaleRace } from './sale-race.tsx'
import { SaleRefunds } from './sale-refunds.tsx'
import { SaleTerms } from './sale-terms.tsx'
import { leastOf, useSaleForm } from './use-sale-form.ts'

interface SaleFormProps {
  head: ReactNode
  rail: ReactNode
  choice: ReactNode
  edition: SaleEditionView
  payments: SellerPayments
  load: () => Promise<SaleEditor | null>
}

/** The terms of an edition's sale. They are saved as a draft, and published from there. */
export function SaleForm({ head, rail, choice, ...input }: SaleFormProps) {
  const { edition } = input
  const { facts, setFacts, outcome, isBusy, save, publish, discard } = useSaleForm(input)
  const textOf = (path: string): string | undefined => {
    const fault = outcome.faults[path]
    if (fault === undefined) return undefined
    return saleFaultText(fault, labelOfPath(path), leastOf(edition, facts, path))
  }
  const lines = Object.keys(outcome.faults).map((path) => ({
    id: path === 'races' ? `races.${facts.races[0]?.key ?? ''}.isSold` : path,
    label: nameOf(edition, path),
    text: textOf(path) ?? null,
  }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void publish()
      }}
    >
      <div className="ws-bar">
        <div className="wrap">
          {head}
          <div className="rowx">
            <span className="s muted" role="status">
              {outcome.status}
            </span>
            <button
              className="btn btn-line btn-s"
              type="button"
              aria-busy={isBusy}
              onClick={() => void save()}
            >
              {m.selling_save()}
            </button>
            <BusyButton busy={isBusy} className="btn btn-flare btn-s">
              {m.editor_publish()}
            </BusyButton>
          </div>
        </div>
      </div>
      <div className="wrap ws">
        {rail}
        <div className="ws-main sel-f">
          <ErrorSummary
            title={m.selling_faults()}
            lines={lines}
            failure={outcome.failure}
            attempt={outcome.attempt}
          />
          <div>
            {choice}
            <p className="muted">{m.selling_text()}</p>
            <p className="rowx">
              {edition.isPublished ? <span className="tag">{m.editor_published()}</span> : null}
              {edition.draftVersion === null ? null : (
                <>
                  <span className="tag tag-warn">{m.selling_state_draft()}</span>
                  <button
                    className="btn btn-line btn-s"
                    type="button"
                    onClick={() => void discard()}
                  >
                    {m.editor_discard()}
                  </button>
                </>
              )}
            </p>
          </div>
          <SaleTerms edition={edition} facts={facts} change={setFacts} textOf={textOf} />
          {facts.races.map((race) => (
            <SaleRace
              key={race.key}
              race={race}
              view={edition.races.find(({ key }) => key === race.key)}
              facts={facts}
              textOf={textOf}
              change={(next) =>
                setFacts((sale) => ({
                  ...sale,
                  races: sale.races.map((each) => (each.key === next.key ? next : each)),
                }))
              }
            />
          ))}
          <SaleExtras facts={facts} textOf={textOf} change={setFacts} />
          <SalePromos facts={facts} races={edition.races} textOf={textOf} change={setFacts} />
          <SaleRefunds facts={facts} textOf={textOf} change={setFacts} />
          <SaleQuestions facts={facts} textOf={textOf} change={setFacts} />
        </div>
      </div>
    </form>
  )
}

/** "Marathon · Places", the name of a field in the summary of what is missing. */
function nameOf({ races }: SaleEditionView, path: string): string {
  const [list, key] = path.split('.')
  const race = list === 'races' ? races.find((each) => each.key === key)?.name : undefined
  const label = labelOfPath(path)
  return race === undefined ? label : `${race} · ${label}`
}
