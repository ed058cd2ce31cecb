import { useState } from 'react'
import { failureText } from '../../../i18n/field-texts.ts'
import { differences } from '../../../model/documents/differences.ts'
import {
  faultsOfSale,
  type SaleFaults,
  type SellerPayments,
} from '../../../model/orders/sale-faults.ts'
import { normaliseSale, saleShape } from '../../../model/orders/sale-shape.ts'
import type { SaleEditionView, SaleEditor } from '../../../model/schemas/orders/sale-editor.ts'
import type { SaleFacts } from '../../../model/schemas/orders/sale-facts.ts'
import { m } from '../../../paraglide/messages.js'
import { discardSale, publishSale, saveSale } from './use-sale.ts'

interface Outcome {
  faults: SaleFaults
  /** Sentence for the form as a whole. */
  failure?: string
  /** Result of the last act. */
  status: string
  /** Number of refused acts. */
  attempt: number
}

interface FormInput {
  edition: SaleEditionView
  payments: SellerPayments
  load: () => Promise<SaleEditor | null>
}

/** Places that are sold, being paid for, or held back. */
const leastPlaces = ({ races }: SaleEditionView, facts: SaleFacts, key: string): number => {
  const counts = races.find((race) => race.key === key)?.counts
  const heldBack = facts.races.find((race) => race.key === key)?.heldBack ?? 0
  return (counts?.sold ?? 0) + (counts?.held ?? 0) + heldBack
}

/** Number of what the field with this path limits that is taken: places of a race, an option of an extra, or a promo code. */
export function leastOf(edition: SaleEditionView, facts: SaleFacts, path: string): number {
  const steps = path.split('.')
  if (steps[0] === 'promos') return edition.promosTaken[steps[1] ?? ''] ?? 0
  return steps[0] === 'extras'
    ? (edition.extrasTaken[steps.at(-2) ?? ''] ?? 0)
    : leastPlaces(edition, facts, steps[1] ?? '')
}

/** Extras with a smaller number than is sold or held. */
function extrasBelow({ extrasTaken }: SaleEditionView, { extras }: SaleFacts) {
  const lacking = (path: string, key: string, places: number | null) =>
    places !== null && places < (extrasTaken[key] ?? 0)
      ? [[`${path}.places`, 'extra-below-taken'] as const]
      : []
  return extras.flatMap(({ key, places, options }) => [
    ...lacking(`extras.${key}`, key, places),
    ...options.flatMap((each) =>
      lacking(`extras.${key}.options.${each.key}`, each.key, each.places),
    ),
  ])
}

/** Promo codes with a smaller number than use or hold them. */
const promosBelow = ({ promosTaken }: SaleEditionView, { promos }: SaleFacts) =>
  promos.flatMap(({ key, uses }) =>
    uses !== null && uses < (promosTaken[key] ?? 0)
      ? [[`promos.${key}.uses`, 'promo-below-used'] as const]
      : [],
  )

/** All faults that the page can know of; the server looks again. */
function faultsOf(edition: SaleEditionView, facts: SaleFacts, payments: SellerPayments) {
  const sale = normaliseSale(facts)
  const below = sale.races.flatMap(({ key, isSold, places }) =>
    isSold && places !== null && places < leastPlaces(edition, sale, key)
      ? [[`races.${key}.places`, 'below-taken'] as const]
      : [],
  )
  const all = [...below, ...extrasBelow(edition, sale), ...promosBelow(edition, sale)]
  return { ...faultsOfSale(sale, { payments }), ...Object.fromEntries(all) }
}

/** State of the form of a sale, and what can be done with it. */
export function useSaleForm({ edition, payments, load }: FormInput) {
  const [facts, setFacts] = useState(edition.facts)
  const [outcome, setOutcome] = useState<Outcome>({ faults: {}, status: '', attempt: 0 })
  const [isBusy, setIsBusy] = useState(false)

  const refuse = (refusal: Partial<Outcome>) =>
    setOutcome(({ attempt }) => ({ faults: {}, status: '', attempt: attempt + 1, ...refusal }))
  const refuseStatus = (status: number) =>
    refuse({ failure: status === 409 ? m.selling_conflict() : failureText(status) })

  /** Sends what has changed. @returns version of the draft, or null if it was refused */
  const send = async (sale: SaleFacts): Promise<number | null> => {
    const sent = await saveSale(edition.id, differences(saleShape, edition.facts, sale))
    if (sent.ok) return sent.body.version
    refuseStatus(sent.status)
    return null
  }

  const reload = async (status: string) => {
    const view = await load()
    const next = view?.editions.find(({ id }) => id === edition.id)
    if (next !== undefined) setFacts(next.facts)
    setOutcome(({ attempt }) => ({ faults: {}, status, attempt }))
  }

  const busily = (act: () => Promise<void>) => async () => {
    if (isBusy) return
    setIsBusy(true)
    await act()
    setIsBusy(false)
  }

  const save = busily(async () => {
    const version = await send(facts)
    if (version !== null) await reload(m.selling_saved())
  })

  const publish = busily(async () => {
    const sale = normaliseSale(facts)
    const faults = faultsOf(edition, facts, payments)
    if (Object.keys(faults).length > 0) return refuse({ faults })
    const version = await send(sale)
    if (version === null) return
    const sent = await publishSale(edition.id, version)
    if (sent.ok) return await reload(m.selling_published())
    // Places were taken meanwhile, or a colleague has published: the numbers are shown as they are now.
    const view = await load()
    const next = view?.editions.find(({ id }) => id === edition.id)
    if (sent.status === 400 && next !== undefined)
      return refuse({ faults: faultsOf(next, sale, payments) })
    refuseStatus(sent.status)
  })

  const discard = busily(async () => {
    const sent = await discardSale(edition.id)
    if (sent.ok || sent.status === 404) await reload('')
    else refuseStatus(sent.status)
  })

  return { facts, setFacts, outcome, isBusy, save, publish, discard }
}
