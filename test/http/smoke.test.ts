import { expect, test } from 'vitest'
import { runSmoke } from '../../worker/cli/run-smoke.ts'
import { smokeChecks } from '../../worker/cli/smoke-checks.ts'
import { siteUrl } from '../support/fetch-site.ts'
import { serveLoopback } from '../support/loopback.ts'

const faultsOf = async (origin: string) =>
  (await runSmoke(origin, () => {})).flatMap(({ check, fault }) =>
    fault === null ? [] : [`${check.name}: ${fault}`],
  )

test('the built site passes every smoke check', async () => {
  expect(await faultsOf(siteUrl())).toEqual([])
})

test('control: a site that answers everything with the same page, or with an error, fails every check', async () => {
  for (const status of [200, 500]) {
    const { url, stop } = await serveLoopback((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<html>It works!</html>')
    })
    const faults = await faultsOf(url)
    await stop()
    // A page that has no words of its own passes if any page is served under its address.
    const plain = ['challenges', 'news', 'help', 'privacy policy']
    const failed = smokeChecks.filter(({ name }) => status === 500 || !plain.includes(name))
    expect(faults).toHaveLength(failed.length)
  }
})
