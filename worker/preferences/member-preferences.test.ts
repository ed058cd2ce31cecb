import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKv } from '../../test/support/open-kv.ts'
import {
  readMemberPreferences,
  writeMemberPreferences,
  type TextStore,
} from './member-preferences.ts'

let close: () => Promise<void>
let kv: TextStore

beforeAll(async () => {
  ;({ kv, close } = await openKv())
})
afterAll(() => close())

test('stored preferences are read again, and the last choice counts', async () => {
  expect(await readMemberPreferences(kv, 'm1')).toBeNull()
  await writeMemberPreferences(kv, 'm1', { unit: 'imperial', currency: 'USD' })
  expect(await readMemberPreferences(kv, 'm1')).toEqual({ unit: 'imperial', currency: 'USD' })
  await writeMemberPreferences(kv, 'm1', { unit: 'metric', currency: 'SEK' })
  expect(await readMemberPreferences(kv, 'm1')).toEqual({ unit: 'metric', currency: 'SEK' })
})

test('preferences of another member are ignored, even if KV returns them', async () => {
  await writeMemberPreferences(kv, 'm2', { unit: 'imperial', currency: 'CAD' })
  expect(await readMemberPreferences(kv, 'm3')).toBeNull()
  await kv.put('preferences:m3', (await kv.get('preferences:m2')) ?? '')
  expect(await readMemberPreferences(kv, 'm3')).toBeNull()
})

test.each([
  '',
  '{',
  'null',
  '{"memberId":"m4"}',
  '{"memberId":"m4","unit":"imperial","currency":"XXX"}',
  '{"memberId":"m4","unit":1,"currency":"USD"}',
])('a value of %s in KV counts as none', async (value) => {
  await kv.put('preferences:m4', value)
  expect(await readMemberPreferences(kv, 'm4')).toBeNull()
})

test('a KV that fails and one that hangs count as none', async () => {
  const gone = await openKv()
  await gone.close()
  expect(await readMemberPreferences(gone.kv, 'm1')).toBeNull()
  const hanging = { ...kv, get: () => new Promise<null>(() => {}) }
  expect(await readMemberPreferences(hanging, 'm1')).toBeNull()
})
