import * as v from 'valibot'
import type { Preferences } from '../../../src/model/values/preferences.ts'
import { exportView, type ExportView } from './export-view.ts'
import type { Database } from '../../db/client.ts'
import { allMemberData } from './all-member-data.ts'
import { readAlertsOff } from '../accounts/preferences/alerts-off.ts'
import type { MemberRow } from '../accounts/members/find-member.ts'
import { readLinks, readSports } from '../accounts/members/find-profile.ts'

/** Exported columns of the account; of the password only whether there is one. */
function accountOf(row: MemberRow): ExportView['account'] {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstname: row.firstName,
    lastname: row.lastName,
    role: row.role,
    hasPassword: row.passwordHash !== null,
    locale: row.locale,
    country: row.country,
    city: row.city,
    bio: row.bio,
    links: readLinks(row.links),
    sports: readSports(row.sports),
    alertsOff: readAlertsOff(row.alertsOff),
    isPublic: row.isPublic,
    avatar: row.avatarId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    confirmedAt: row.confirmedAt,
    deleteAt: row.deleteAt,
  }
}

/**
 * All data of a member (GDPR, articles 15 and 20), as stored. Hashes of the password, of sessions and of links are left
 * out, because guesses could be tested against them.
 */
export async function exportMember(
  db: Database,
  row: MemberRow,
  preferences: Preferences | null,
  now: Date,
): Promise<ExportView> {
  const rows = await Promise.all(
    Object.entries(allMemberData).map(async ([key, { exportRows }]) => [
      key,
      await exportRows(db, row),
    ]),
  )
  return v.parse(exportView, {
    format: 'startline-export-1',
    exportedAt: now.toISOString(),
    account: accountOf(row),
    preferences,
    ...Object.fromEntries(rows),
  })
}
