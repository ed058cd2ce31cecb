import fc from 'fast-check'

/**
 * Seed of the property tests (setup file of test/vitest.config.ts): `SEED`, so that what failed can be repeated; on CI the
 * same one each time, because a change is judged there by its own faults; else a new one in each run (decision 0100).
 */
const fixed = process.env['CI'] === 'true' ? '20261121' : undefined
const seed = process.env['SEED'] ?? fixed

if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) })
