import { expect, test } from 'vitest'
import { allJobs } from './all-jobs.ts'
import { tickMinutes } from './job.ts'
import { isDue } from './run-jobs.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute))

test('a job of five minutes is due in every tick, one of an hour in one of twelve, however late the cron is', () => {
  const ticks = Array.from({ length: 12 }, (_, tick) => tick * tickMinutes)
  expect(ticks.filter((minute) => isDue(5, at(minute)))).toEqual(ticks)
  expect(ticks.filter((minute) => isDue(60, at(minute)))).toEqual([0])
  expect(ticks.filter((minute) => isDue(15, at(minute + 1)))).toEqual([0, 15, 30, 45])
})

test('every job has a name of its own in kebab-case, an interval of whole ticks and a limit above 0', () => {
  const names = allJobs.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, every, limit } of allJobs) {
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/u)
    expect(every % tickMinutes, name).toBe(0)
    expect(every, name).toBeGreaterThan(0)
    expect(limit ?? 1, name).toBeGreaterThan(0)
  }
})
