import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const facadeId = '\0one-locale-messages'
const localeModule = /\/paraglide\/messages\/(?<locale>[a-zA-Z-]+)\.js$/u
const importsMessages = /import \{ m \} from '[^']*\/paraglide\/messages\.js'/u
/** A message that is asked for: called with nothing, called with something, or named. */
const asked = /\bm\.(?<key>[a-z0-9_]+)(?<call>\(\)|\(|)/gu

/** Keys of the messages that code of the browser asks for, in one order for all languages. */
function browserKeys(): string[] {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('paraglide'))
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    if (!importsMessages.test(code)) return []
    return [...code.matchAll(asked)].map(({ groups }) => groups?.['key'] ?? '')
  })
  return [...new Set(found)].sort()
}

/** Code that asks for messages by their place in the list: a function a message would be a third of all weight. */
function byPlace(code: string, keys: readonly string[]): string {
  return code.replaceAll(asked, (_whole, key: string, call: string) => {
    const at = keys.indexOf(key)
    if (call === '()') return `m(${at})`
    // What is only named may be named before there is a list.
    return call === '(' ? `m(${at}, ` : `((i) => m(${at}, i))`
  })
}

/** A locale's module with its messages in one list: texts as they are, and functions where a text has plural forms. */
function asList(code: string, locale: string, keys: readonly string[]): string {
  const texts = new Map<string, unknown>(
    Object.entries(JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8'))),
  )
  const entries = keys.map((key) => {
    const text = texts.get(key)
    return typeof text === 'string' ? JSON.stringify(text) : key
  })
  const own = code.replaceAll(/^export const /gmu, 'const ')
  return `${own}\nexport const messages = [${entries.join(', ')}]`
}

const facade = `
let list
export const useMessages = (l) => { list = l }
export const m = (at, i) => {
  const text = list[at]
  return typeof text === 'string' ? text.replace(/\\{(\\w+)\\}/g, (_, name) => i[name]) : text(i)
}`

/**
 * Puts one language, not seventeen, into a browser. In the client build Paraglide's messages are replaced by a function
 * that reads whichever locale's list src/hydrate.tsx has been given, and code asks it by a message's place there.
 */
export function oneLocaleMessages(): Plugin {
  // Read once: code and lists must count alike, and eighteen readings of all files would tell the same.
  let keys: readonly string[] = []
  return {
    name: 'startline:one-locale-messages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      keys = browserKeys()
    },
    resolveId(source) {
      return source === 'startline:messages' || source.endsWith('/paraglide/messages.js')
        ? facadeId
        : null
    },
    load(id) {
      return id === facadeId ? facade : null
    },
    transform(code, id) {
      const locale = localeModule.exec(id)?.groups?.['locale']
      if (locale !== undefined) return { code: asList(code, locale, keys), map: null }
      return importsMessages.test(code) ? { code: byPlace(code, keys), map: null } : null
    },
  }
}

/**
 * Our `pt` is Portugal's, where nothing is plural ("0 provas"); Intl's bare "pt" counts as Brazil does, and Paraglide
 * names the plural rules after the locale.
 */
export function pluralsOfPortugal(): Plugin {
  return {
    name: 'startline:plurals-of-portugal',
    transform(code, id) {
      if (!id.endsWith('/paraglide/messages/pt.js')) return null
      return { code: code.replaceAll('plural("pt",', 'plural("pt-PT",'), map: null }
    },
  }
}
