import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument } from '../../../../src/model/blocks/content.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { DocumentName } from './document-types.ts'
import type { FoundDocument } from './find-document.ts'

/** Versions that a page lists. */
const listedVersions = 100

/** The text of a document as it was at the end of a day on which it changed. */
export interface DocumentVersion {
  /** Number of its revision. */
  number: number
  /** ISO instant of its publication. */
  at: string
}

/** Versions of a document, the present one first; several changes of one day are one version. */
export async function listVersions(
  db: Database,
  { kind, slug }: DocumentName,
): Promise<DocumentVersion[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT max(r.number) AS number, max(r.at) AS at FROM document_revision r JOIN document d ON d.id = r.document_id
      WHERE d.kind = ${kind} AND d.slug = ${slug} AND (r.number = 1 OR r.changed <> '[]')
      GROUP BY substr(r.at, 1, 10) ORDER BY number DESC LIMIT ${listedVersions}`,
  ])
  return v.parse(v.array(v.object({ number: v.number(), at: v.string() })), rows)
}

/** A document with the text of a version. @throws DomainError not-found for a version that it does not have */
export async function findVersion(
  db: Database,
  { kind, slug }: DocumentName,
  number: number,
): Promise<Pick<FoundDocument, 'content'>> {
  const [rows] = await readBatch(db, [
    sql`SELECT r.content FROM document_revision r JOIN document d ON d.id = r.document_id
      WHERE d.kind = ${kind} AND d.slug = ${slug} AND r.number = ${number}`,
  ])
  const row = v.object({ content: v.pipe(v.string(), v.parseJson(), contentDocument) })
  const [found] = v.parse(v.array(row), rows)
  if (found === undefined) throw new DomainError('not-found')
  return found
}
