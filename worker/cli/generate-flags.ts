import { parseArgs } from 'node:util'
import { CatalogueError } from '../catalogue/read-catalogue.ts'

const mostEvents = 1_000_000
const mostSeed = 2 ** 32 - 1

export interface GenerateFlags {
  events: number
  seed: number
}

/**
 * The flags of `npm run catalogue:generate`: `--events N` (1 to 1,000,000) and `--seed N` (1 when left out).
 * @throws CatalogueError saying which flag is wrong and what it takes
 */
export function readGenerateFlags(args: readonly string[]): GenerateFlags {
  const { events, seed = '1' } = readValues(args)
  if (events === undefined) throw new CatalogueError('--events is missing, as in --events 100000')
  return {
    events: whole('--events', events, 1, mostEvents),
    seed: whole('--seed', seed, 0, mostSeed),
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

function whole(flag: string, text: string, low: number, high: number): number {
  const value = /^\d+$/u.test(text) ? Number(text) : Number.NaN
  if (value >= low && value <= high) return value
  const range = `${low.toLocaleString('en')} to ${high.toLocaleString('en')}`
  throw new CatalogueError(`${flag} takes a whole number from ${range}, not "${text}"`)
}
