import { parseArgs } from 'node:util'
import { CatalogueError } from '../catalogue/read-catalogue.ts'

const maxEvents = 1_000_000
const maxSeed = 2 ** 32 - 1

export interface GenerateFlags {
  events: number
  seed: number
}

/**
 * Parses the flags of `npm run catalogue:generate`: `--events N` (1 to 1,000,000) and `--seed N` (default 1).
 * @throws CatalogueError naming the faulty flag and its allowed values
 */
export function readGenerateFlags(args: readonly string[]): GenerateFlags {
  const { events, seed = '1' } = readValues(args)
  if (events === undefined) throw new CatalogueError('--events is missing, as in --events 100000')
  return {
    events: parseInteger('--events', events, 1, maxEvents),
    seed: parseInteger('--seed', seed, 0, maxSeed),
  }
}

function readValues(args: readonly string[]) {
  const options = { events: { type: 'string' }, seed: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new CatalogueError(error instanceof Error ? error.message : 'The flags cannot be read.')
  }
}

function parseInteger(flag: string, text: string, min: number, max: number): number {
  const value = /^\d+$/u.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  const range = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`
  throw new CatalogueError(`${flag} takes a whole number from ${range}, not "${text}"`)
}
