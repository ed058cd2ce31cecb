import { Hono, type Context } from 'hono'
import { DomainError } from '../../../src/model/errors.ts'
import type { Preferences } from '../../../src/model/preferences.ts'
import { profileFields } from '../../../src/model/schemas/profile-fields.ts'
import { exportMember } from '../../domain/accounts/members/export-member.ts'
import { findMember } from '../../domain/accounts/members/find-member.ts'
import { findProfile } from '../../domain/accounts/members/find-profile.ts'
import { updateProfile } from '../../domain/accounts/members/update-profile.ts'
import { readMemberPreferences } from '../../domain/accounts/preferences/member-preferences.ts'
import { chooseForMember, preferencesOfMember } from '../../preferences/member-choice.ts'
import { preferenceCookies } from '../../preferences/cookies.ts'
import { presentProfile } from '../../present/profile.ts'
import { fromOf } from '../middleware/asking.ts'
import { formOf } from '../middleware/form.ts'
import { localeOf, own } from '../middleware/own.ts'
import type { MemberEnvironment } from '../middleware/signed-in.ts'

type OwnContext = Context<MemberEnvironment>

/** Keeps a choice, if there is one, for the member's devices and tells this one. Gives all of the preferences. */
async function choose(c: OwnContext, chosen: Partial<Preferences>): Promise<Preferences> {
  const { settings, member } = c.var
  const { raw } = c.req
  if (Object.keys(chosen).length === 0)
    return await preferencesOfMember(settings.KV, member.id, raw)
  const after = await chooseForMember(settings.KV, member.id, raw, chosen)
  for (const cookie of preferenceCookies(raw, after))
    c.header('set-cookie', cookie, { append: true })
  return after
}

async function answer(c: OwnContext, preferences: Preferences) {
  const facts = await findProfile(c.var.db, c.var.member.id, c.var.clock.now())
  if (facts === null) throw new DomainError('not-found')
  return c.json(presentProfile(facts, preferences, localeOf(c)))
}

/**
 * `GET ?locale` gives the member's own profile (ProfileView). `PATCH ?locale` takes what is to change (profileFields) and
 * gives the profile as it is then. `GET /export` gives a file of everything that is held about the member.
 * @throws DomainError not-found where the member is gone (spec §7); FieldErrors
 */
export const profile = new Hono<MemberEnvironment>()
  .get('/', own, async (c) => await answer(c, await choose(c, {})))
  .patch('/', own, async (c) => {
    const { unit, currency, ...fields } = await formOf(c, profileFields)
    await updateProfile(c.var.db, c.var.member.id, fields, fromOf(c), c.var.clock.now())
    const preferences = await choose(c, {
      ...(unit === undefined ? {} : { unit }),
      ...(currency === undefined ? {} : { currency }),
    })
    return await answer(c, preferences)
  })
  .get('/export', own, async (c) => {
    const { db, settings, clock, member } = c.var
    const row = await findMember(db, member.id)
    if (row === null) throw new DomainError('not-found')
    const kept = await readMemberPreferences(settings.KV, String(member.id))
    const everything = await exportMember(db, row, kept, clock.now())
    c.header('content-disposition', 'attachment; filename="startline-account.json"')
    return c.json(everything)
  })
