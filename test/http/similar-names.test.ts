import * as v from 'valibot'
import { expect, test } from 'vitest'
import { siteUrl } from '../support/fetch-site.ts'
import { newSignedIn } from '../support/members.ts'

const answer = v.object({ events: v.array(v.object({ permalink: v.string() })) })

test('the name of a new event is compared with known ones as a whole, in all their languages', async () => {
  const { visitor } = await newSignedIn(siteUrl(), {
    role: 'organiser',
    organisation: `Names ${Math.random()}`,
  })
  const similarTo = async (name: string) => {
    const path = `/api/organiser/similar-names?locale=en&name=${encodeURIComponent(name)}`
    const { json } = await visitor.request('GET', path)
    return v.parse(answer, json).events.map(({ permalink }) => permalink)
  }
  expect((await similarTo('Berlin-Marathon 2027'))[0]).toBe('berlin-marathon')
  expect(await similarTo('Valencia Marathon')).toContain('maraton-valencia')
  // Search finds events with one of these words.
  expect(await similarTo('Probe Lauf')).toEqual([])
})
