import { serveBuilt } from './built-site.ts'
import { newState } from './local-state.ts'
import { testNow } from './site.ts'

/** The built site over the demo catalogue with the sample of `npm run demo:sale` and the test card. */
export async function serveSample() {
  const state = newState('catalogue')
  const add = () => state.run('node', ['worker/cli/demo-sale.ts'])
  const first = add()
  // On a busy machine the connection to the local database may end while it waits; a second run adds what is missing.
  const { status, output } = first.output.includes('other side closed') ? add() : first
  const permalink = /\/event\/(\S+)$/u.exec(output.trim())?.[1]
  if (status !== 0 || permalink === undefined) throw new Error(output)
  const site = await serveBuilt(state.path, {
    FIXED_NOW: testNow,
    PAYMENT_METHODS: 'free test-card',
  })
  return {
    url: site.url,
    permalink,
    stop: async () => {
      await site.stop()
      state.remove()
    },
  }
}
