import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isFullMatrix } from './support/matrix.ts'

const supportFile = (name: string): string =>
  fileURLToPath(new URL(`support/${name}`, import.meta.url))

const seed = supportFile('seed.ts')

const workerModules = [
  { find: 'cloudflare:workers', replacement: supportFile('cloudflare-workers.ts') },
]

/** Passwords of the API in process are hashed cheaply; those of the built worker as in production. */
const inProcess = [
  ...workerModules,
  { find: /^\.\/hash-cost\.ts$/u, replacement: supportFile('cheap-hash-cost.ts') },
]

/**
 * These start workerd and fill databases, which no other file shares. Timeouts end hanging tests only: loading the
 * catalogue takes a minute while the browser tests run on the other core.
 */
const slow = {
  testTimeout: isFullMatrix ? 1_800_000 : 180_000,
  hookTimeout: 180_000,
  // Email is sent after the response, which a busy machine delays by seconds; Vitest's own limit is one.
  expect: { poll: { timeout: 30_000, interval: 25 } },
}

/** Tests of generated data, which `npm test` leaves out if their inputs are unchanged (scripts/data-tests.ts). */
const unchangedData =
  process.env['DATA_TESTS'] === 'unchanged' ? ['scripts/basemap/**/*.test.ts'] : []

/** Tests of what an isolate stores in its modules: they need modules that no other test has used. */
const freshModules = ['google-keys', 'menu-counts', 'round-trips'].map(
  (name) => `test/integration/${name}.test.ts`,
)

/**
 * `vitest run --config test/vitest.config.ts --root .`, from the project's folder; `--project unit` for the quick half.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // As many as the smallest machine has cores; most of these tests wait for a server, and one at a time would idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: seed,
          environment: 'node',
          // No test changes global state for good, and loading each module once halves the CPU time (60 s to 29 s).
          pool: 'threads',
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'worker/**/*.test.ts',
            'scripts/**/*.test.ts',
            'test/guards/**/*.test.ts',
          ],
          exclude: ['src/paraglide/**', ...unchangedData],
          // Property tests take minutes on a busy machine.
          testTimeout: 180_000,
        },
      },
      {
        resolve: { alias: inProcess },
        test: {
          name: 'integration',
          setupFiles: seed,
          environment: 'node',
          // Half of the CPU time of a file went into its modules and a workerd of its own.
          isolate: false,
          include: ['test/integration/**/*.test.ts'],
          exclude: freshModules,
          ...slow,
        },
      },
      {
        resolve: { alias: inProcess },
        test: {
          name: 'integration-fresh',
          environment: 'node',
          include: freshModules,
          ...slow,
        },
      },
      {
        resolve: { alias: workerModules },
        test: {
          name: 'http',
          environment: 'node',
          isolate: false,
          include: ['test/http/**/*.test.ts'],
          ...slow,
        },
      },
    ],
  },
})
