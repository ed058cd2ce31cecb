import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Library modules that the browser does not need, with their replacements. */
const replacements: Record<string, { source: RegExp; importer: RegExp; code: string }> = {
  // Links are plain anchors, and one listener navigates on the client (src/shell/use-client-navigation.ts).
  link: {
    source: /^\.\/link\.js$/u,
    importer: /\/@tanstack\/react-router\//u,
    code: `
      export const linkOptions = (options) => options
      export const Link = () => { throw Error('Use <a href={hrefTo(…)}> instead of <Link>.') }
      export const createLink = () => Link
      export const useLinkProps = Link`,
  },
  // The shim is for React before 18.
  store: {
    source: /^use-sync-external-store\/shim$/u,
    importer: /./u,
    code: `export { useSyncExternalStore } from 'react'`,
  },
  // The locale is that of the served page (src/hydrate.tsx), so Paraglide's strategies are not needed.
  runtime: {
    source: /\/paraglide\/runtime\.js$/u,
    importer: /\/src\//u,
    code: `
      export let getLocale = () => 'en'
      export const overwriteGetLocale = (fn) => { getLocale = fn }`,
  },
}

const prefix = '\0lean:'

/**
 * Exchanges the entry, which only imports the boot script, with the boot script: a page loads one file, one after the
 * other would take a round trip more. What other chunks import from the boot script they get through the entry.
 */
function exchangeEntry(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const boot = chunks.find((chunk) => chunk.name === 'boot')
  if (entry === undefined || boot === undefined) throw new Error('The boot script was not built.')
  if (entry.code.trim() !== `import"./${basename(boot.fileName)}";`)
    throw new Error(`${entry.fileName} does more than import the boot script.`)
  entry.code = boot.code
  boot.code = `export*from"./${basename(entry.fileName)}";`
}

/** Removes unused library code from the browser's bundle, and emits few chunks, because each is compressed by itself. */
export function leanClient(): Plugin {
  return {
    name: 'startline:lean-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return null
      // A module is in the chunk of the first group that imports it: boot, then React with the router, the frame and the
      // cards of events.
      const groups = [
        { name: 'boot', test: /\/src\/client\.ts$/u, priority: 2 },
        { name: 'hydrate', test: /\/src\/(?:hydrate\.tsx$|features\/event-card\/)/u, priority: 1 },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    resolveId(source, importer = '') {
      const found = Object.entries(replacements).find(
        ([, replaced]) => replaced.source.test(source) && replaced.importer.test(importer),
      )
      return found === undefined ? null : prefix + found[0]
    },
    generateBundle: { order: 'post', handler: (_options, bundle) => exchangeEntry(bundle) },
    load(id) {
      return id.startsWith(prefix) ? (replacements[id.slice(prefix.length)]?.code ?? null) : null
    },
  }
}
