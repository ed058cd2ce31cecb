import { Hono, type Context } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Preferences } from '../../../src/model/values/preferences.ts'
import { profileFields } from '../../../src/model/schemas/account/profile-fields.ts'
import { pagesOfAuthor } from '../../domain/community/reviews/pages-of-reviews.ts'
import { exportMember } from '../../domain/registry/export-member.ts'
import { findMember } from '../../domain/accounts/members/find-member.ts'
import { findProfile } from '../../domain/accounts/members/find-profile.ts'
import { updateProfile } from '../../domain/accounts/members/update-profile.ts'
import { preferenceCookies } from '../../preferences/visitor-choice.ts'
import { preferencesOfMember, updateMemberPreferences } from '../../preferences/member-choice.ts'
import { readMemberPreferences } from '../../preferences/member-preferences.ts'
import { presentProfile } from '../../present/account/profile.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

type MemberContext = Context<MemberEnvironment>

/** Fields that the reviews of a member show. */
const shownFields = ['firstname', 'lastname', 'isPublic'] as const

/** Stores chosen preferences for all of the member's devices and in this browser's cookies. @returns all preferences */
async function updatePreferences(
  c: MemberContext,
  chosen: Partial<Preferences>,
): Promise<Preferences> {
  const { settings, member } = c.var
  const { raw } = c.req
  if (Object.keys(chosen).length === 0)
    return await preferencesOfMember(settings.KV, member.id, raw)
  const preferences = await updateMemberPreferences(settings.KV, member.id, raw, chosen)
  for (const cookie of preferenceCookies(raw, preferences))
    c.header('set-cookie', cookie, { append: true })
  return preferences
}

async function profileResponse(c: LocaleContext<MemberEnvironment>, preferences: Preferences) {
  const facts = await findProfile(c.var.db, c.var.member.id, c.var.clock.now())
  if (facts === null) throw new DomainError('not-found')
  return c.json(presentProfile(facts, preferences, queryLocale(c)))
}

/**
 * `GET ?locale` → ProfileView. `PATCH ?locale` with profileFields changes the fields it names → ProfileView.
 * `GET /export` → a file with everything stored about the member (ExportView).
 * @throws DomainError not-found if the account was deleted meanwhile (spec §7); FieldErrors
 */
export const profile = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => {
    const { settings, member } = c.var
    return await profileResponse(c, await preferencesOfMember(settings.KV, member.id, c.req.raw))
  })
  .patch(
    '/',
    showsAtOnce('event', 'organiser'),
    formBody(profileFields),
    localeQuery,
    async (c) => {
      const { unit, currency, ...fields } = c.req.valid('json')
      await updateProfile(c.var.db, c.var.member.id, fields, auditOriginOf(c), c.var.clock.now())
      if (shownFields.some((name) => fields[name] !== undefined))
        c.var.renewPages(...(await pagesOfAuthor(c.var.db, c.var.member.id)))
      const chosen = {
        ...(unit === undefined ? {} : { unit }),
        ...(currency === undefined ? {} : { currency }),
      }
      return await profileResponse(c, await updatePreferences(c, chosen))
    },
  )
  .get('/export', async (c) => {
    const { db, settings, clock, member } = c.var
    const row = await findMember(db, member.id)
    if (row === null) throw new DomainError('not-found')
    const preferences = await readMemberPreferences(settings.KV, String(member.id))
    const everything = await exportMember(db, row, preferences, clock.now())
    c.header('content-disposition', 'attachment; filename="startline-account.json"')
    return c.json(everything)
  })
