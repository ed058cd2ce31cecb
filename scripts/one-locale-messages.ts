import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const facadeId = '\0one-locale-messages'
const localeModule = /\/paraglide\/messages\/[a-zA-Z-]+\.js$/u

/** Keys of the messages that code of the browser asks for, in one order for all languages. */
function browserKeys(): string[] {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('paraglide'))
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bm\.([a-z0-9_]+)/gu)].map(([, key = '']) => key),
  )
  return [...new Set(found)].sort()
}

/** A locale's module with its messages in one list: a name a message, twice over, would be a third of its weight. */
function asList(code: string, keys: readonly string[]): string {
  const own = code.replaceAll(/^export const /gmu, 'const ')
  return `${own}\nexport const messages = [${keys.join(', ')}]`
}

/**
 * Puts one language, not seventeen, into a browser. In the client build Paraglide's message index is replaced by a
 * facade with the same functions, which forward to whichever locale's list src/hydrate.tsx has been given.
 */
export function oneLocaleMessages(): Plugin {
  // Read once: facade and lists must count alike, and eighteen readings of all files would tell the same.
  let keys: readonly string[] = []
  return {
    name: 'startline:one-locale-messages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      keys = browserKeys()
    },
    resolveId(source, importer) {
      if (source === 'startline:messages') return facadeId
      if (source.endsWith('/messages/_index.js') && importer?.includes('/paraglide/'))
        return facadeId
      return null
    },
    load(id) {
      if (id !== facadeId) return null
      const head = [
        'let list',
        'export const useMessages = (l) => { list = l }',
        // Written out for each, the same function would be a tenth more script.
        'const forward = (at) => (i) => list[at](i)',
      ]
      const forwards = keys.map((key, at) => `export const ${key} = /* @__PURE__ */ forward(${at})`)
      return [...head, ...forwards].join('\n')
    },
    transform(code, id) {
      if (!localeModule.test(id)) return null
      return { code: asList(code, keys), map: null }
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
