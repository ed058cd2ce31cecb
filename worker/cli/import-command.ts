import { parseArgs } from 'node:util'
import { isCurrency } from '../../src/model/values/currencies.ts'
import { readLanguage } from '../imports/read-words.ts'
import { sports } from '../../src/model/event/sports.ts'
import type { ImportDefaults } from '../imports/row-facts.ts'

/** A wrong command line. The message says what is wrong and how to write it. */
export class ImportCommandError extends Error {
  override name = 'ImportCommandError'
}

const usage =
  'npm run catalogue:import -- <file or URL> --organiser <permalink> [--language de] [--country AT] [--sport run] [--currency EUR] [--remote]'

/** The command line of `npm run catalogue:import`. @throws ImportCommandError */
export function readImportCommand(args: string[]): {
  address: string
  organiser: string
  defaults: ImportDefaults
  remote: boolean
} {
  const read = () => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: {
          organiser: { type: 'string' },
          language: { type: 'string' },
          country: { type: 'string' },
          sport: { type: 'string' },
          currency: { type: 'string' },
          remote: { type: 'boolean', default: false },
        },
      })
    } catch (error) {
      throw new ImportCommandError(`${error instanceof Error ? error.message : ''}\n${usage}`)
    }
  }
  const { values, positionals } = read()
  const [address, ...more] = positionals
  const { organiser, country = null, remote } = values
  if (address === undefined || more.length > 0 || organiser === undefined)
    throw new ImportCommandError(usage)
  if (country !== null && !/^[A-Z]{2}$/u.test(country))
    throw new ImportCommandError('--country is a code of two capital letters, such as AT.')
  const sport = sports.find((each) => each === values.sport) ?? null
  if (values.sport !== undefined && sport === null)
    throw new ImportCommandError(`--sport is one of ${sports.join(', ')}.`)
  const { currency = null, language = null } = values
  if (language !== null && readLanguage(language) === null)
    throw new ImportCommandError(`--language is a tag such as de or nb-NO, not ${language}.`)
  if (currency !== null && !isCurrency(currency))
    throw new ImportCommandError(`--currency is a code such as EUR, not ${currency}.`)
  return { address, organiser, defaults: { language, sport, country, currency }, remote }
}
