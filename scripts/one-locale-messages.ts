import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { asked, importsMessages, messageLists, type MessageLists } from './message-lists.ts'

const facadeId = '\0one-locale-messages'
const localeModule = /\/paraglide\/messages\/(?<locale>[a-zA-Z-]+)\.js(?<account>\?account)?$/u

function readLists(): MessageLists {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('paraglide'))
  return messageLists(
    new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')])),
  )
}

/** Code that asks for messages by their place in the list: a function a message would be a third of all weight. */
function byPlace(code: string, keys: readonly string[], id: string): string {
  return code.replaceAll(asked, (_whole, key: string, call: string) => {
    const at = keys.indexOf(key)
    if (at < 0) throw new Error(`${id} asks for ${key}, but no import leads a browser there.`)
    if (call === '()') return `m(${at})`
    // What is only named may be named before there is a list.
    return call === '(' ? `m(${at}, ` : `((i) => m(${at}, i))`
  })
}

/** A locale's module with some of its messages in a list: texts as they are, and functions where a text has plural forms. */
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

const facadeFor = ({ all }: MessageLists) => `
let list
export const useMessages = (l) => { list = l }
export const addMessages = (l) => { list = list.slice(0, ${all.length}).concat(l) }
export const m = (at, i) => {
  const text = list[at]
  if (text == null) throw Error('The messages of accounts are not loaded: ' + at)
  return text.replace?.(/\\{(\\w+)\\}/g, (_, name) => i[name]) ?? text(i)
}`

/**
 * Puts one language, not seventeen, into a browser. In the client build Paraglide's messages are replaced by a function
 * that reads whichever locale's list src/hydrate.tsx has been given, and code asks it by a message's place there. What
 * only accounts say is a second list, `{locale}.js?account`, which goes on where the first ends.
 */
export function oneLocaleMessages(): Plugin {
  // Read once: code and lists must count alike, and eighteen readings of all files would tell the same.
  let lists: MessageLists = { all: [], account: [] }
  let keys: readonly string[] = []
  return {
    name: 'startline:one-locale-messages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      lists = readLists()
      keys = [...lists.all, ...lists.account]
    },
    resolveId(source) {
      return source === 'startline:messages' || source.endsWith('/paraglide/messages.js')
        ? facadeId
        : null
    },
    load(id) {
      return id === facadeId ? facadeFor(lists) : null
    },
    transform(code, id) {
      const module = localeModule.exec(id)?.groups
      if (module?.['locale'] !== undefined) {
        const own = module['account'] === undefined ? lists.all : lists.account
        return { code: asList(code, module['locale'], own), map: null }
      }
      return importsMessages.test(code) ? { code: byPlace(code, keys, id), map: null } : null
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
      if (!/\/paraglide\/messages\/pt\.js(?:\?|$)/u.test(id)) return null
      return { code: code.replaceAll('plural("pt",', 'plural("pt-PT",'), map: null }
    },
  }
}
