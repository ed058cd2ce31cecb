import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { sealKey } from './seal-key.ts'

const rows = v.array(
  v.object({
    editionId: v.number(),
    number: v.number(),
    publicKey: v.string(),
    sealedKey: v.string(),
    endsAt: v.nullable(v.string()),
  }),
)

/** A key as it is stored: the private part is sealed. */
export type EditionKey = v.InferOutput<typeof rows>[number]

/** The keys of an edition, the one that signs last. */
export async function findEditionKeys(db: Database, editionId: number): Promise<EditionKey[]> {
  const { results } = await prepare(
    db,
    sql`SELECT edition_id AS "editionId", number, public_key AS "publicKey", sealed_key AS "sealedKey", ends_at AS "endsAt"
      FROM edition_key WHERE edition_id = ${editionId} ORDER BY number`,
  ).all()
  return v.parse(rows, results)
}

/** Numbers fit a byte of the code. */
const lastNumber = 255

interface AddedKey {
  editionId: number
  /** Above the number of the key before it. */
  number: number
  /** TICKET_KEY. */
  secret: string
  /** True if tickets of all earlier keys are refused from now on. */
  endsEarlier: boolean
}

/** Adds a key that signs from now on. Of two at once with the same number one stands. @throws DomainError conflict */
async function addKey(
  db: Database,
  { editionId, number, secret, endsEarlier }: AddedKey,
  now: Date,
): Promise<void> {
  if (number > lastNumber) throw new DomainError('conflict')
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in pair)) throw new Error('Ed25519 keys are generated in pairs.')
  const exported = await crypto.subtle.exportKey('raw', pair.publicKey)
  if (!(exported instanceof ArrayBuffer)) throw new Error('A raw key is exported as bytes.')
  const publicKey = new Uint8Array(exported).toBase64({ alphabet: 'base64url', omitPadding: true })
  const sealedKey = await sealKey(pair.privateKey, { editionId, number }, secret)
  const at = now.toISOString()
  const add = prepare(
    db,
    sql`INSERT INTO edition_key (edition_id, number, public_key, sealed_key, created_at)
      VALUES (${editionId}, ${number}, ${publicKey}, ${sealedKey}, ${at}) ON CONFLICT DO NOTHING`,
  )
  const end = prepare(
    db,
    sql`UPDATE edition_key SET ends_at = ${at}
      WHERE edition_id = ${editionId} AND number < ${number} AND (ends_at IS NULL OR ends_at > ${at})`,
  )
  await db.$client.batch(endsEarlier ? [add, end] : [add])
}

/** The key that signs tickets of an edition; made with the first one. */
export async function signingKey(
  db: Database,
  editionId: number,
  secret: string,
  now: Date,
): Promise<EditionKey> {
  const found = (await findEditionKeys(db, editionId)).at(-1)
  if (found !== undefined) return found
  await addKey(db, { editionId, number: 0, secret, endsEarlier: false }, now)
  const added = (await findEditionKeys(db, editionId)).at(-1)
  if (added === undefined) throw new Error('A key that was added is gone.')
  return added
}

/**
 * Makes a further key, which signs from now on. Tickets of earlier keys stay good, or with `endsEarlier` are refused from now on.
 * @returns the number of the new key
 * @throws DomainError not-found for an edition without tickets; conflict once all 256 numbers are used
 */
export async function changeKey(
  db: Database,
  change: Omit<AddedKey, 'number'>,
  now: Date,
): Promise<number> {
  const present = (await findEditionKeys(db, change.editionId)).at(-1)
  if (present === undefined) throw new DomainError('not-found')
  const number = present.number + 1
  await addKey(db, { ...change, number }, now)
  return number
}
