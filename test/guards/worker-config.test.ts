import { expect, test } from 'vitest'
import { textOf } from './read-project.ts'

test('fetch of the worker is strictly public, so that an import reaches no host inside the network', () => {
  const [, flags = ''] = /^compatibility_flags = \[(.*)\]$/mu.exec(textOf('wrangler.toml')) ?? []
  expect(flags).toContain('"global_fetch_strictly_public"')
})
