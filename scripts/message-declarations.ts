import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Types of the compiled messages. Paraglide would have the TypeScript compiler read all files of all languages for them, which
 * takes 24 s of CPU time; the messages have two forms only, and all languages the same ones.
 */

const inputsOf = /^\/\*\* @typedef \{(?<type>\{.*\})\} (?<name>\w+) \*\/$/gmu
const messageOf =
  /^export const (?<name>\w+) = \/\*\* @type \{\(\(inputs(?<optional>\??): (?<inputs>\w+), options\?/gmu

/** Declarations of messages/_index.js. @throws Error if Paraglide writes a message in another form */
export function declarationsOf(index: string): string {
  const types = new Map(
    [...index.matchAll(inputsOf)].map(({ groups }) => [groups?.['name'], groups?.['type']]),
  )
  const lines = [...index.matchAll(messageOf)].map(({ groups }) => {
    const type = types.get(groups?.['inputs'])
    if (type === undefined) throw new Error(`Paraglide wrote no type of ${groups?.['inputs']}.`)
    const kind = groups?.['optional'] === '?' ? 'PlainMessage' : `Message<${type}>`
    return `export declare const ${groups?.['name']}: ${kind}`
  })
  const messages = index.match(/^export const /gmu)?.length ?? 0
  if (lines.length !== messages)
    throw new Error(
      `Paraglide writes ${messages - lines.length} of ${messages} messages in another form: adapt scripts/message-declarations.ts.`,
    )
  return `${head}${lines.join('\n')}\n`
}

const head = `import type { Locale, LocalizedString, MessageMetadata } from '../runtime.js'
interface Options { locale?: Locale }
type Message<Inputs> = ((inputs: Inputs, options?: Options) => LocalizedString) & MessageMetadata<Inputs, Options, {}>
type PlainMessage = ((inputs?: {}, options?: Options) => LocalizedString) & MessageMetadata<{}, Options, {}>
`

const compilerOptions =
  '--ignoreConfig --allowJs --declaration --emitDeclarationOnly --skipLibCheck --target esnext --module esnext --moduleResolution bundler --lib esnext,dom'

/** Writes the types of what Paraglide has compiled. @param folder src/paraglide */
export function writeDeclarations(folder: string): void {
  const index = readFileSync(join(folder, 'messages/_index.js'), 'utf8')
  writeFileSync(join(folder, 'messages/_index.d.ts'), declarationsOf(index))
  writeFileSync(
    join(folder, 'messages.d.ts'),
    "export * from './messages/_index.js'\nexport * as m from './messages/_index.js'\n",
  )
  const files = ['runtime', 'server', 'registry'].map((file) => join(folder, file))
  // The compiler refuses to write a file that it reads as the types of another.
  for (const file of files) rmSync(`${file}.d.ts`, { force: true })
  const sources = files.map((file) => `${file}.js`)
  execFileSync('tsc', [...compilerOptions.split(' '), ...sources], { stdio: 'inherit' })
}
