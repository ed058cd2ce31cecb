import { Agent, get } from 'node:http'
import type { Served } from './workers.ts'

/** A set of requests to one server. */
export interface Target {
  name: string
  server: Served
  /** Paths to request, in turn. */
  paths: readonly string[]
}

/** The cost of a round of requests. */
export interface Cost {
  /** Milliseconds of the server's CPU time per request. */
  cpu: number
  /** Requests a second. */
  rate: number
}

export interface LoadSize {
  rounds: number
  /** Requests of one target in one round. */
  requests: number
  /** Requests of each target before the first round. */
  warmUp: number
}

/** Few enough that this process, on the same machine, is not the bottleneck. */
const connections = 4

/**
 * Rounds of requests, each over every target in turn, so that a slow minute of the machine affects all of them.
 * @returns the cost of each round, by name of the target
 * @throws Error when a response is not 200
 */
export async function interleave(
  targets: readonly Target[],
  size: LoadSize,
): Promise<Map<string, Cost[]>> {
  for (const target of targets) await drive(target, size.warmUp)
  const costs = new Map<string, Cost[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < size.rounds; round++) {
    // Every second round runs backwards, so that no target always follows the same neighbour.
    for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
      costs.get(target.name)?.push(await drive(target, size.requests))
    }
  }
  return costs
}

async function drive({ server, paths }: Target, requests: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const cpu = server.cpu()
  const start = performance.now()
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < requests) {
      const path = paths[next++ % paths.length] ?? '/'
      await fetchPlainly(agent, server.url + path)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { cpu: (server.cpu() - cpu) / requests, rate: requests / seconds }
}

/** Node's fetch costs more than a cached page; its plain client does not. */
function fetchPlainly(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'user-agent': 'bench bot' } }, (response) => {
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
      response.resume()
    }).on('error', reject)
  })
}
