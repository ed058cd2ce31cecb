import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newMember } from '../support/members.ts'
import type { BenchResult } from './report.ts'
import { percentile } from './statistics.ts'

/** Duration of the reading, and the pause between two requests. */
const readMs = 12_000
const pauseMs = 10

interface Read {
  figures: Record<'p50' | 'p95' | 'p99' | 'most', number>
  /** Number of the crowd's responses by status. */
  statuses: string
}

/** Response times of an endpoint unrelated to the crowd's requests. */
async function measureReader(url: string, ...credentials: string[]): Promise<Read> {
  // In a separate process, so that the crowd's own CPU time does not delay the reader.
  const crowd = promisify(execFile)('node', ['test/bench/crowd.ts', url, ...credentials])
  const waits: number[] = []
  const until = performance.now() + readMs
  while (performance.now() < until) {
    const began = performance.now()
    await (await fetch(`${url}/api/menu`)).arrayBuffer()
    waits.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  const { stdout } = await crowd
  const figures = {
    p50: percentile(waits, 0.5),
    p95: percentile(waits, 0.95),
    p99: percentile(waits, 0.99),
    most: percentile(waits, 1),
  }
  return { figures, statuses: stdout.trim() }
}

/** Response times of others while 200 people sign in at once, compared with 200 who request a file. */
export async function benchSignIns(url: string): Promise<BenchResult> {
  const { username, password } = await newMember(url)
  const control = await measureReader(url)
  const { figures, statuses } = await measureReader(url, username, password)
  return {
    title: '200 people at once',
    note: `Milliseconds that /api/menu takes meanwhile. Of those who sign in: ${statuses}.`,
    figures: { '200 requesting a file': control.figures, '200 signing in': figures },
    goals: [
      {
        what: 'an unrelated endpoint while 200 sign in, p99',
        measured: figures.p99,
        bound: 'most',
        goal: 250,
        unit: 'ms',
      },
    ],
  }
}
