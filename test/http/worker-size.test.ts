import { expect, test } from 'vitest'
import { workerBudget, workerSize } from '../../scripts/worker-size.ts'

test('the gzipped worker stays within its budget', () => {
  const { total, modules } = workerSize('dist/server')
  const largest = modules.slice(0, 8).map(({ path, size }) => `${size.toFixed(1)} KiB ${path}`)
  expect(modules.length).toBeGreaterThan(50)
  expect(
    total,
    `The worker has grown beyond its budget of ${workerBudget} KiB. Find what is new among its largest modules, move ` +
      `what only commands need to worker/cli and what few requests read to the static files; raise workerBudget in ` +
      `scripts/worker-size.ts only with a reason in the commit.\n${largest.join('\n')}`,
  ).toBeLessThanOrEqual(workerBudget)
})
