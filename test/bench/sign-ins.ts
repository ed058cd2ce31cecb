import { newMember } from '../support/members.ts'
import { newVisitor } from '../support/visitor.ts'
import type { BenchResult } from './report.ts'

/** People who sign in at the same moment. */
const crowd = 200
/** Milliseconds between two questions of somebody who reads meanwhile. */
const pauseMs = 20
const readMs = 10_000

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** What others wait while a crowd signs in: an endpoint that has nothing to do with accounts, asked again and again. */
export async function benchSignIns(url: string): Promise<BenchResult> {
  const { username, password } = await newMember(url)
  const visitors = Array.from({ length: crowd }, () => newVisitor(url))
  for (const visitor of visitors) await visitor.csrf()
  let signedIn = 0
  let later = 0
  // Half of them know the password, half do not, as in an attack; the work is the same.
  const crowdIn = visitors.map(async (visitor, n) => {
    const name = n % 2 === 0 ? username : `nobody-${n}`
    const { status } = await visitor.signIn(name, password)
    if (status === 200) signedIn += 1
    if (status === 503 || status === 429) later += 1
  })
  const waits: number[] = []
  const reading = (async () => {
    const until = performance.now() + readMs
    while (performance.now() < until) {
      const began = performance.now()
      await (await fetch(`${url}/api/menu`)).arrayBuffer()
      waits.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })()
  await Promise.all([reading, ...crowdIn])
  const sorted = waits.toSorted((one, other) => one - other)
  const p99 = at(sorted, 0.99)
  return {
    title: `${crowd} people sign in at once`,
    note: 'Milliseconds that /api/menu takes meanwhile; who would wait too long for a hash is told when to come back.',
    figures: {
      ms: { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99, most: sorted.at(-1) ?? 0 },
      people: { 'signed in': signedIn, 'told to come back': later, questions: waits.length },
    },
    goals: [
      { what: 'an unrelated endpoint, p99', measured: p99, bound: 'most', goal: 250, unit: 'ms' },
    ],
  }
}
