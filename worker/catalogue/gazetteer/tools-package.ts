import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'

export const toolsFolder = join(import.meta.dirname, '../../../tools/gazetteer')

const requireTool = createRequire(join(toolsFolder, 'package.json'))

/** A source of the build is not installed; the message explains how to get it. */
export class MissingSourceError extends Error {
  override name = 'MissingSourceError'
}

/**
 * Loads a module or JSON file of the tools package; the caller must validate it.
 * @throws MissingSourceError if the package is not installed
 */
export function loadTool(name: string): unknown {
  try {
    return requireTool(name)
  } catch (error) {
    throw new MissingSourceError(`${name} is missing: run "npm ci" in tools/gazetteer`, {
      cause: error,
    })
  }
}

/**
 * Reads and validates a JSON file.
 * @param hint command that creates the file
 * @throws MissingSourceError if the file does not exist, ValiError if it is invalid
 */
export function readJson<const Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  hint: string,
): v.InferOutput<Schema> {
  if (!existsSync(file)) throw new MissingSourceError(`${file} is missing: ${hint}`)
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
}

export function readToolsJson<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return readJson(
    join(toolsFolder, 'node_modules', path),
    schema,
    'run "npm ci" in tools/gazetteer',
  )
}

type TextFunction = (text: string) => string

function textFunction(candidate: unknown, name: string): TextFunction {
  if (typeof candidate !== 'function') throw new TypeError(`${name} is not a function`)
  return (text) => v.parse(v.string(), Reflect.apply(candidate, undefined, [text]))
}

const openCc = v.object({ Converter: v.function() })
const transliteration = v.object({ transliterate: v.function() })

/** Creates a converter to simplified Chinese characters from traditional (`t`) or Japanese (`jp`) ones. */
export function toSimplified(from: 't' | 'jp'): TextFunction {
  const { Converter } = v.parse(openCc, loadTool('opencc-js'))
  return textFunction(
    Reflect.apply(Converter, undefined, [{ from, to: 'cn' }]),
    'opencc-js Converter',
  )
}

/** Creates a function that transliterates any script to ASCII. */
export function transliterator(): TextFunction {
  const { transliterate } = v.parse(transliteration, loadTool('transliteration'))
  return textFunction(transliterate, 'transliterate')
}
