import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const facadeId = '\0one-locale-messages'

/** Message keys as Paraglide sees them: flat, in the base locale's file. */
function messageKeys(): string[] {
  const json: unknown = JSON.parse(readFileSync('src/i18n/messages/en.json', 'utf8'))
  if (typeof json !== 'object' || json === null)
    throw new Error('src/i18n/messages/en.json: not an object')
  return Object.keys(json).filter((key) => !key.startsWith('$'))
}

/**
 * Puts one language, not seventeen, into a browser. In the client build Paraglide's message index is replaced by a
 * facade with the same functions, which forward to whichever locale's module src/hydrate.tsx has loaded.
 */
export function oneLocaleMessages(): Plugin {
  return {
    name: 'startline:one-locale-messages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (source === 'startline:messages') return facadeId
      if (source.endsWith('/messages/_index.js') && importer?.includes('/paraglide/'))
        return facadeId
      return null
    },
    load(id) {
      if (id !== facadeId) return null
      const forwards = messageKeys().map(
        (key) => `export const ${key} = (i, o) => current.${key}(i, o)`,
      )
      return ['let current', 'export const useMessages = (m) => { current = m }', ...forwards].join(
        '\n',
      )
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
