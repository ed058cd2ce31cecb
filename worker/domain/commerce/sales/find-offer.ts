import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { offerColumn, type SaleOffer } from './offer.ts'

const rows = v.array(v.object({ offer: offerColumn }))

/** Extras, questions and rules of a sale beside its places. @throws DomainError not-found for an edition without a sale */
export async function findOffer(db: Database, editionId: number): Promise<SaleOffer> {
  const { results } = await prepare(
    db,
    sql`SELECT offer FROM sale WHERE edition_id = ${editionId}`,
  ).all()
  const [sale] = v.parse(rows, results)
  if (sale === undefined) throw new DomainError('not-found')
  return sale.offer
}
