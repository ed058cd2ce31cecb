import { sql } from 'drizzle-orm'
import { isHref } from '../../../../src/model/blocks/href.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { findRedirect, type Redirect } from './find-redirects.ts'
import { isPage, reservedRoutes } from './is-page.ts'

/** Why a redirect is refused. */
export type RedirectFault = 'from-invalid' | 'from-page' | 'to-invalid' | 'to-itself' | 'to-unknown'

const isFormerPath = (path: string): boolean =>
  path !== '/' &&
  path.startsWith('/') &&
  isHref(path) &&
  !/[?#A-Z]/u.test(path) &&
  !path.endsWith('/') &&
  !reservedRoutes.has(path.split('/')[1] ?? '')

const isTarget = (text: string): boolean => isHref(text) && /^(?:\/|https:)/u.test(text)

/**
 * Adds a redirect, or gives a former path another target. A chain is resolved: the target of a former path is that path's
 * target, and those that led to the new former path lead to its target.
 * @returns why it is refused; null if it is stored
 */
export async function addRedirect(
  db: Database,
  { from, to }: Redirect,
  now: Date,
): Promise<RedirectFault | null> {
  if (!isFormerPath(from)) return 'from-invalid'
  if (!isTarget(to)) return 'to-invalid'
  const target = (await findRedirect(db, to)) ?? to
  if (to === from || target === from) return 'to-itself'
  if (await isPage(db, from)) return 'from-page'
  const permalink = /^\/event\/([^/?#]+)$/u.exec(target)?.[1] ?? null
  const event = sql`(SELECT id FROM event WHERE permalink = ${permalink})`
  if (permalink !== null && (await prepare(db, sql`SELECT ${event} AS id`).first('id')) === null)
    return 'to-unknown'
  const path = permalink === null ? target : null
  await db.$client.batch([
    prepare(
      db,
      sql`INSERT INTO redirect (from_path, event_id, to_path, created_at)
        VALUES (${from}, ${event}, ${path}, ${now.toISOString()})
        ON CONFLICT (from_path) DO UPDATE SET event_id = excluded.event_id, to_path = excluded.to_path`,
    ),
    prepare(
      db,
      sql`UPDATE redirect SET event_id = ${event}, to_path = ${path} WHERE to_path = ${from}`,
    ),
  ])
  return null
}

/** @throws DomainError not-found */
export async function removeRedirect(db: Database, from: string): Promise<void> {
  const { meta } = await prepare(db, sql`DELETE FROM redirect WHERE from_path = ${from}`).run()
  if (meta.changes === 0) throw new DomainError('not-found')
}
