import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrganisationFields } from '../../src/model/schemas/account/profile-fields.ts'
import { organisationsOf } from '../../worker/domain/accounts/members/find-profile.ts'
import { takenNames } from '../../worker/domain/accounts/members/taken-names.ts'
import { addOrganisation } from '../../worker/domain/accounts/organisations/add-organisation.ts'
import { openItem } from '../../worker/domain/moderation/open-item.ts'
import { decideItem } from '../../worker/domain/moderation/decide-item.ts'
import { undoDecision } from '../../worker/domain/moderation/undo-decision.ts'
import { updateOrganisation } from '../../worker/domain/organisers/names/update-organisation.ts'
import { moderatedKinds } from '../../worker/domain/registry/moderated-kinds.ts'
import { openTables, type Tables } from '../support/member-tables.ts'

/** The name of a verified organisation changes only once a moderator has read the new one. */

const ada = { id: 7_000_000_001, email: 'ada@example.org' }
const bert = { id: 7_000_000_002, email: 'bert@example.org' }
const from = { agent: 'test', country: null, requestId: 'test' }
const start = new Date('2026-11-21T09:00:00.000Z')
const permalink = `organiser ${ada.id}`
const moderator = { memberId: null, from: null }

let tables: Tables

beforeAll(async () => {
  tables = await openTables()
})
beforeEach(async () => {
  await tables.empty()
  for (const each of [ada, bert]) await tables.addMember(each)
  for (const table of ['mail', 'moderation_item', 'organiser_member'])
    await tables.all(`DELETE FROM ${table}`)
  await tables.add('organiser_member', { organiser_id: ada.id, member_id: ada.id, role: 'owner' })
  await tables.all(
    `UPDATE organiser SET name = 'Seelauf', verified_on = '2026-01-01', new_name = NULL WHERE id = ${ada.id}`,
  )
})
afterAll(async () => await tables.close())

const save = async (fields: Omit<OrganisationFields, 'permalink'>) =>
  await updateOrganisation(
    tables.db,
    { memberId: ada.id, network: null },
    { permalink, ...fields },
    from,
    start,
  )
const shown = async () => {
  const [{ name, newName } = { name: '', newName: null }] = await organisationsOf(tables.db, ada.id)
  return [name, newName]
}
const waiting = async () =>
  await tables.all(`SELECT id, submitted_at FROM moderation_item WHERE state = 'waiting'`)
const decide = async (reason: 'unfounded' | null) => {
  const [item] = await waiting()
  const verdict = {
    itemId: Number(item?.['id']),
    submittedAt: String(item?.['submitted_at']),
    reason,
    answer: null,
  }
  const decisionId = await decideItem(tables.db, moderatedKinds, verdict, moderator, start)
  return { itemId: verdict.itemId, decisionId }
}
const mails = async () => await tables.all('SELECT kind, address, details FROM mail')

test('a new name of a verified organisation waits, and its site changes at once', async () => {
  await save({ name: 'Startschuss', site: 'https://seelauf.example' })
  expect(await shown()).toEqual(['Seelauf', 'Startschuss'])
  expect(await tables.all(`SELECT site FROM organiser WHERE id = ${ada.id}`)).toEqual([
    { site: 'https://seelauf.example' },
  ])
  expect(await waiting()).toHaveLength(1)
})

test('an approved name is shown and mailed, and can be taken back', async () => {
  await save({ name: 'Startschuss' })
  const decision = await decide(null)
  expect(await shown()).toEqual(['Startschuss', null])
  expect(await mails()).toEqual([
    { kind: 'name-approved', address: ada.email, details: '{"name":"Startschuss"}' },
  ])
  await undoDecision(tables.db, moderatedKinds, decision, moderator, start)
  expect(await shown()).toEqual(['Seelauf', 'Startschuss'])
  expect(await waiting()).toHaveLength(1)
  expect(await mails()).toEqual([])
})

test('after a rejection the present name stays, and the owner gets one email with the reason', async () => {
  await save({ name: 'Startschuss' })
  const decision = await decide('unfounded')
  expect(await shown()).toEqual(['Seelauf', null])
  expect((await mails()).map(({ kind, address }) => [kind, address])).toEqual([
    ['name-rejected', ada.email],
  ])
  await undoDecision(tables.db, moderatedKinds, decision, moderator, start)
  expect(await shown()).toEqual(['Seelauf', 'Startschuss'])
})

test('the present name withdraws the new one, and the same new name does not wait anew', async () => {
  await save({ name: 'Startschuss' })
  const [first] = await waiting()
  await tables.all(`UPDATE moderation_item SET asked_at = 'x'`)
  await save({ name: 'Startschuss', site: '' })
  expect(await waiting()).toEqual([first])
  expect(await tables.all('SELECT asked_at FROM moderation_item')).toEqual([{ asked_at: 'x' }])
  await save({ name: 'Seelauf' })
  expect(await shown()).toEqual(['Seelauf', null])
  expect(await tables.all('SELECT id FROM moderation_item')).toEqual([])
})

test('an organisation that is not verified changes its name at once', async () => {
  await tables.all(`UPDATE organiser SET verified_on = NULL WHERE id = ${ada.id}`)
  await save({ name: 'Startschuss' })
  expect(await shown()).toEqual(['Startschuss', null])
  expect(await waiting()).toEqual([])
})

test('a new name with a word for official waits, also of an organisation that is not verified', async () => {
  await tables.all(`UPDATE organiser SET verified_on = NULL WHERE id = ${ada.id}`)
  await save({ name: 'Colegio Oficial de Jueces' })
  expect(await shown()).toEqual(['Seelauf', 'Colegio Oficial de Jueces'])
  const [item] = await waiting()
  const opened = await openItem(tables.db, moderatedKinds, Number(item?.['id']), null, 'en', start)
  expect(opened.signals.isNamedOfficial).toBe(true)
})

test.each([
  ['the permalink of another', 'ocean race'],
  ['letters that look like those of its permalink', 'ОСEAN RАСЕ'],
  ['the new name of a verified one in look-alike letters', 'Mara Тhon'],
])('a name with %s is taken', async (_what, name) => {
  await tables.all(
    `UPDATE organiser SET permalink = 'ocean-race', name = 'Mara Thon', verified_on = '2026-01-01' WHERE id = ${bert.id}`,
  )
  await expect(save({ name })).rejects.toMatchObject({
    details: { fields: { name: 'organisation-name-taken' } },
  })
  expect(await shown()).toEqual(['Seelauf', null])
  expect(await waiting()).toEqual([])
})

test('a new organisation cannot have a name that looks like that of a verified one', async () => {
  const lookAlike = 'ЅЕЕLАUF'
  for (const each of ['seelauf', lookAlike])
    await expect(
      addOrganisation(tables.db, bert.id, { name: each, site: '' }, from, start),
    ).rejects.toMatchObject({ details: { fields: { name: 'organisation-name-taken' } } })
  const names = { username: 'new', email: 'new@example.org' }
  expect(await takenNames(tables.db, { ...names, organisation: lookAlike })).toEqual({
    organisation: 'organisation-name-taken',
  })
  expect(await takenNames(tables.db, { ...names, organisation: 'Waldlauf' })).toEqual({})
})

test('a new organisation cannot have letters that look like the permalink of any other', async () => {
  await tables.all(
    `UPDATE organiser SET permalink = 'ocean-race', verified_on = NULL WHERE id = ${ada.id}`,
  )
  const lookAlike = 'ОСEAN RАСЕ'
  await expect(
    addOrganisation(tables.db, bert.id, { name: lookAlike, site: '' }, from, start),
  ).rejects.toMatchObject({ details: { fields: { name: 'organisation-name-taken' } } })
  const names = { username: 'new', email: 'new@example.org' }
  expect(await takenNames(tables.db, { ...names, organisation: lookAlike })).toEqual({
    organisation: 'organisation-name-taken',
  })
})

test.each([
  ['BMW Public-Event Tours', 'Public Event'],
  ['Public Eventing', null],
  ['Freunde des Seewald Laufs', null],
  ['Verein Mara Thon 1990', 'Mara Thon'],
])('moderators of the name "%s" read which other name it contains', async (name, within) => {
  await tables.all(`UPDATE event SET name = 'Public Event', organiser_id = NULL`)
  await tables.all(
    `UPDATE organiser SET name = 'Mara Thon', verified_on = '2026-01-01' WHERE id = ${bert.id}`,
  )
  await save({ name })
  const [item] = await waiting()
  const opened = await openItem(tables.db, moderatedKinds, Number(item?.['id']), null, 'en', start)
  expect(opened.signals.nameWithin).toBe(within)
  // Its own event is no other.
  await tables.all(`UPDATE event SET organiser_id = ${ada.id}`)
  const own = await openItem(tables.db, moderatedKinds, Number(item?.['id']), null, 'en', start)
  expect(own.signals.nameWithin).toBe(within === 'Public Event' ? null : within)
  await tables.all('UPDATE event SET organiser_id = NULL')
})
