import type { RequestListener } from 'node:http'
import { serveLoopback } from './loopback.ts'

/** Two sources of exchange rates on the loopback; each responds with 404 until `serve` sets its response. */
export async function serveRates() {
  const requests = { ecb: 0, rsd: 0 }
  const nothing: RequestListener = (_request, response) => response.writeHead(404).end()
  const responses = { ecb: nothing, rsd: nothing }
  const { url, stop } = await serveLoopback((request, response) => {
    const which = request.url === '/ecb' ? 'ecb' : 'rsd'
    requests[which] += 1
    responses[which](request, response)
  })
  return {
    settings: { RATES_ECB_URL: `${url}/ecb`, RATES_RSD_URL: `${url}/rsd` },
    requests,
    serve: (ecb: RequestListener, rsd: RequestListener): void => {
      Object.assign(responses, { ecb, rsd })
    },
    stop,
  }
}
