import { expect, test } from 'vitest'
import { runLanes, type QueuedStage } from './lanes.ts'

/** Runs stages of these lengths, in turns of the event loop. @returns starts and ends in their order */
async function logOf(
  lanes: number,
  stages: (Omit<QueuedStage, 'run'> & { turns: number; fails?: boolean })[],
): Promise<string[]> {
  const log: string[] = []
  const queued = stages.map(({ turns, fails = false, ...stage }) => ({
    ...stage,
    run: async (isLast: boolean) => {
      log.push(`+${stage.name}${isLast ? ' last' : ''}`)
      for (let turn = 0; turn < turns; turn += 1)
        await new Promise((resolve) => setImmediate(resolve))
      log.push(`-${stage.name}`)
      return !fails
    },
  }))
  const passed = await runLanes(queued, lanes)
  return [...log, `passed: ${[...passed].join(' ')}`]
}

test('a free lane takes the next stage, whichever lane has become free', async () => {
  const stages = [
    { name: 'a', turns: 50 },
    { name: 'b', turns: 5 },
    { name: 'c', turns: 5 },
    { name: 'd', turns: 5 },
  ]
  expect(await logOf(2, stages)).toEqual([
    '+a',
    '+b',
    '-b',
    '+c',
    '-c',
    '+d last',
    '-d',
    '-a',
    'passed: b c d a',
  ])
})

test('a stage waits for those it names, and the lane takes a later one meanwhile', async () => {
  const stages = [
    { name: 'build', turns: 20 },
    { name: 'site', after: ['build'], turns: 1 },
    { name: 'unit', turns: 5 },
  ]
  expect(await logOf(2, stages)).toEqual([
    '+build',
    '+unit',
    '-unit',
    '-build',
    '+site last',
    '-site',
    'passed: unit build site',
  ])
})

test('in one lane stages run one after the other', async () => {
  const stages = ['a', 'b'].map((name) => ({ name, turns: 3 }))
  expect(await logOf(1, stages)).toEqual(['+a', '-a', '+b last', '-b', 'passed: a b'])
})

test('after a failure only the stages are skipped that need the failed one, or a skipped one', async () => {
  const stages = [
    { name: 'messages', turns: 5, fails: true },
    { name: 'build', after: ['messages'], turns: 5 },
    { name: 'site', after: ['build'], turns: 5 },
    { name: 'unit', turns: 20 },
  ]
  expect(await logOf(2, stages)).toEqual([
    '+messages',
    '+unit',
    '-messages',
    '-unit',
    'passed: unit',
  ])
})

test('a stage that waits for none of the queue is an error that names it', async () => {
  const stages = [{ name: 'site', after: ['build'], turns: 1 }]
  await expect(logOf(2, stages)).rejects.toThrow('never start: site')
})
