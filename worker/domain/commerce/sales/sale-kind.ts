import { sql } from 'drizzle-orm'
import { differences } from '../../../../src/model/documents/differences.ts'
import { faultsOfSale, type SaleFaults } from '../../../../src/model/orders/sale-faults.ts'
import { newSale, normaliseSale, saleShape } from '../../../../src/model/orders/sale-shape.ts'
import type { SaleFacts } from '../../../../src/model/schemas/orders/sale-facts.ts'
import type { Database } from '../../../db/client.ts'
import { represents } from '../../organisers/people/represents.ts'
import type { DocumentKind } from '../../publishing/document-kind.ts'
import { findTaken } from '../capacity/find-taken.ts'
import { numberQuestions } from './number-questions.ts'
import { numberExtras } from './number-extras.ts'
import { numberPromos } from './number-promos.ts'
import { findPayout } from '../payouts/find-payout.ts'
import { sellerPaymentsOf } from '../payouts/offered-methods.ts'
import { readSale } from './read-sale.ts'
import { saleDrafts } from './sale-drafts.ts'
import { saleInputOf } from './sale-input.ts'
import { saleStatements } from './publish-sale.ts'
import type { SaleTypes, StoredSale } from './sale-types.ts'
import { stateSoldPrices } from './stated-prices.ts'

/** Sales of editions, drafted and published like the facts of events. */
export const saleKind: DocumentKind<SaleTypes> = {
  shape: saleShape,
  maximumBytes: 200_000,
  editableDocument: (memberId, reference) =>
    sql`SELECT e.id FROM edition e JOIN event ev ON ev.id = e.event_id
      WHERE e.id = ${Number(reference) || 0} AND ${represents(memberId, sql`ev.organiser_id`)}`,
  read: readSale,
  isUnchanged: ({ id, read }) =>
    sql`(SELECT max(version) FROM sale WHERE edition_id = ${id}) IS ${read.version}`,
  drafts: saleDrafts,
  revisions: {
    table: 'sale_revision',
    columns: { subject: 'edition_id', content: 'facts' },
    origins: ['command', 'editor', 'restore'],
    edited: 'editor',
    restored: 'restore',
    before: () => null,
  },
  normalise: normaliseSale,
  state: (stored, sale) => ofEdition(stored, sale),
  // Only the plan knows how the organiser is paid.
  faultsOf: (_stored, sale) => faultsOfSale(sale, { payments: 'ready' }),
  plan: async (db, stored, { stated: unnumbered }, context) => {
    if (stored === null) return { faults: { races: 'invalid' } }
    const payout = await findPayout(db, stored.read.organiserId)
    const faults = {
      ...faultsOfSale(unnumbered, { payments: sellerPaymentsOf(payout, context.methods) }),
      ...(await faultsOfPlaces(db, stored, unnumbered, context.now)),
    }
    if (Object.keys(faults).length > 0) return { faults }
    const { lastExtra, lastQuestion, lastPromo } = stored.read
    const withExtras = numberQuestions(numberExtras(unnumbered, lastExtra), lastQuestion)
    const stated = numberPromos(withExtras, lastPromo)
    const { id, document, address } = stored
    return {
      id,
      address,
      document: stated,
      changed: differences(saleShape, document, stated).map(({ path }) => path),
      statements: [
        ...saleStatements(db, saleInputOf(stored, stated), context.now),
        ...(await stateSoldPrices(db, stored, stated, context)),
      ],
    }
  },
}

/** The races that the edition has now: a draft may know of one that was removed, or lack a new one. */
function ofEdition(stored: StoredSale | null, sale: SaleFacts): SaleFacts {
  const known = stored?.document.races.map(({ key }) => key) ?? []
  const blank = newSale(known).races
  return {
    ...sale,
    races: blank.map((each) => sale.races.find(({ key }) => key === each.key) ?? each),
  }
}

/** Races and extras with a smaller number than is sold or held, and a currency other than that of orders. */
async function faultsOfPlaces(
  db: Database,
  { id, document }: StoredSale,
  stated: SaleFacts,
  now: Date,
): Promise<SaleFaults> {
  const { taken, extras, promos, orders } = await findTaken(db, id, now)
  const below = stated.races.flatMap(({ key, isSold, places, heldBack }) => {
    const least = taken.get(Number(key)) ?? 0
    return isSold && (places ?? 0) - (heldBack ?? 0) < least
      ? [[`races.${key}.places`, 'below-taken'] as const]
      : []
  })
  const lacking = (path: string, key: string, number: number | null) =>
    number !== null && number < (extras.get(Number(key)) ?? 0)
      ? [[`${path}.places`, 'extra-below-taken'] as const]
      : []
  const belowExtras = stated.extras.flatMap(({ key, places, options }) => [
    ...lacking(`extras.${key}`, key, places),
    ...options.flatMap((each) =>
      lacking(`extras.${key}.options.${each.key}`, each.key, each.places),
    ),
  ])
  const belowPromos = stated.promos.flatMap(({ key, uses }) =>
    uses !== null && uses < (promos.get(Number(key)) ?? 0)
      ? [[`promos.${key}.uses`, 'promo-below-used'] as const]
      : [],
  )
  const isMoved = orders > 0 && stated.currency !== document.currency
  return {
    ...Object.fromEntries([...below, ...belowExtras, ...belowPromos]),
    ...(isMoved ? { currency: 'currency-sold' } : {}),
  }
}
