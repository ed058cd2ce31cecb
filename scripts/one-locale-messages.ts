import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { importsMessages, messageLists, messageUse, type MessageLists } from './message-lists.ts'
import { messageTexts } from './message-texts.ts'

const facadeId = '\0one-locale-messages'
const localeModule =
  /\/paraglide\/messages\/(?<locale>[a-zA-Z-]+)\.js(?:\?(?<list>rare|open|editor))?$/u

function readLists(): MessageLists {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('paraglide'))
  return messageLists(
    new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')])),
  )
}

/** Replaces uses of messages by their index in the list; one function per message would be a third of all code. */
function replaceByIndex(code: string, keys: readonly string[], id: string): string {
  return code.replaceAll(messageUse, (_whole, key: string, call: string) => {
    const at = keys.indexOf(key)
    if (at < 0)
      throw new Error(`${id} uses message ${key}, but is reached from no entry of message-lists.ts`)
    if (call === '()') return `m(${at})`
    // A message that is only referenced may be referenced before the list is loaded.
    return call === '(' ? `m(${at}, ` : `((i) => m(${at}, i))`
  })
}

/** A locale's module that exports a list of messages: plain texts, or functions for messages with plural forms. */
function listModule(code: string, locale: string, keys: readonly string[]): string {
  const texts = messageTexts(locale)
  const entries = keys.map((key) => {
    const text = texts.get(key)
    return typeof text === 'string' ? JSON.stringify(text) : key
  })
  const functions = code.replaceAll(/^export const /gmu, 'const ')
  return `${functions}\nexport const messages = [${entries.join(', ')}]`
}

/** Keys of a list; the list of the editor begins with the rare ones. */
function listed({ all, rare, open, editor }: MessageLists, list: string): readonly string[] {
  if (list === 'editor') return [...rare, ...editor]
  return list === 'rare' ? rare : list === 'open' ? open : all
}

const facadeFor = ({ all }: MessageLists) => `
let list
export const useMessages = (l) => { list = l }
export const addMessages = (l) => {
  list = list.slice(0, ${all.length}).concat(l, list.slice(${all.length} + l.length))
}
export const m = (at, i) => {
  const text = list[at]
  if (text == null) throw Error('The messages of rare pages are not loaded: ' + at)
  return text.replace?.(/\\{(\\w+)\\}/g, (_, name) => i[name]) ?? text(i)
}`

/**
 * Loads one language, not seventeen, into a browser. The client build replaces Paraglide's messages by a function that
 * takes a message's index in the list of the current locale, which src/hydrate.tsx loads. Messages of rare
 * pages are a second list, `{locale}.js?rare`, whose indices continue after the first; `{locale}.js?open` is its
 * beginning, which pages without texts of accounts need; `{locale}.js?editor` is that list and the texts of the editor of
 * events.
 */
export function oneLocaleMessages(): Plugin {
  // The files are read once per build, so that code and lists have the same indices.
  let lists: MessageLists = { all: [], rare: [], open: [], editor: [] }
  let keys: readonly string[] = []
  return {
    name: 'startline:one-locale-messages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      lists = readLists()
      keys = [...lists.all, ...lists.rare, ...lists.editor]
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
        const list = module['list'] ?? 'all'
        return { code: listModule(code, module['locale'], listed(lists, list)), map: null }
      }
      return importsMessages.test(code) ? { code: replaceByIndex(code, keys, id), map: null } : null
    },
  }
}
