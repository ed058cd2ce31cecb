import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { localName } from '../../../../src/i18n/local-name.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { namesColumn } from '../../catalogue/names/event-name.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organiserFollow } from './organiser-follow.table.ts'

export interface FollowedOrganiser {
  permalink: string
  name: string
  /** BCP 47 tag of the name; '' if unknown. */
  nameLanguage: string
}

/** The organisers that a member follows, the latest first. */
export async function listFollows(
  db: Database,
  memberId: number,
  locale: Locale,
): Promise<FollowedOrganiser[]> {
  const rows = await db
    .select({ permalink: organiser.permalink, name: organiser.name, names: organiser.names })
    .from(organiserFollow)
    .innerJoin(organiser, eq(organiser.id, organiserFollow.organiserId))
    .where(eq(organiserFollow.memberId, memberId))
    .orderBy(desc(organiserFollow.followedAt), organiser.permalink)
  return rows.map(({ permalink, name, names }) => {
    const { text, language } = localName(
      { text: name, language: '' },
      v.parse(namesColumn, names),
      locale,
    )
    return { permalink, name: text, nameLanguage: language }
  })
}
