import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { newMember } from '../support/members.ts'
import type { BenchResult } from './report.ts'

/** Milliseconds for which somebody reads, and between two questions of theirs. */
const readMs = 12_000
const pauseMs = 10

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** What others wait while a crowd signs in: an endpoint that has nothing to do with accounts, asked again and again. */
export async function benchSignIns(url: string): Promise<BenchResult> {
  const { username, password } = await newMember(url)
  // In a process of its own: what the crowd costs its machine is not what the reader waits for.
  const crowd = promisify(execFile)('node', ['test/bench/crowd.ts', url, username, password])
  const waits: number[] = []
  const until = performance.now() + readMs
  while (performance.now() < until) {
    const began = performance.now()
    await (await fetch(`${url}/api/menu`)).arrayBuffer()
    waits.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  const { stdout } = await crowd
  const sorted = waits.toSorted((one, other) => one - other)
  const p99 = at(sorted, 0.99)
  return {
    title: '200 people sign in at once',
    note: `Milliseconds that /api/menu takes meanwhile. Of the 200: ${stdout.trim()}; "later" are told when to come back.`,
    figures: {
      [`${sorted.length} questions`]: {
        p50: at(sorted, 0.5),
        p95: at(sorted, 0.95),
        p99,
        most: at(sorted, 1),
      },
    },
    goals: [
      { what: 'an unrelated endpoint, p99', measured: p99, bound: 'most', goal: 250, unit: 'ms' },
    ],
  }
}
