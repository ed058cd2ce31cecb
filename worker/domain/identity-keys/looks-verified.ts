import { and, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { organiser } from '../catalogue/organisers/organiser.table.ts'
import { lookAlikeKey } from './identity-keys.ts'

/**
 * True if a name looks like that of a verified organisation, which may have changed its name since its permalink was made.
 * @param except id of the organisation that is to have the name; null for a new one
 */
export async function looksVerified(
  db: Database,
  name: string,
  except: number | null,
): Promise<boolean> {
  const verified = await db
    .select({ name: organiser.name })
    .from(organiser)
    .where(
      and(isNotNull(organiser.verifiedOn), except === null ? undefined : ne(organiser.id, except)),
    )
  const key = lookAlikeKey(name)
  return verified.some((each) => lookAlikeKey(each.name) === key)
}
