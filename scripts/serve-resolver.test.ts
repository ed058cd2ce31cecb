import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serveResolver } from './serve-resolver.ts'

test('the addresses of a name are a list, which is empty for an unknown one', async () => {
  const url = await serveResolver()
  const addresses = async (name: string) =>
    v.parse(
      v.array(v.string()),
      await (await fetch(`${url}/?name=${encodeURIComponent(name)}`)).json(),
    )
  const local = await addresses('localhost')
  expect(['127.0.0.1', '::1']).toEqual(expect.arrayContaining(local))
  expect(local).not.toEqual([])
  expect(await addresses('no-such-host.invalid')).toEqual([])
  expect(await addresses('')).toEqual([])
})
