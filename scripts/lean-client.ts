import type { Plugin } from 'vite'

/** What libraries bring along and no page uses, with what stands in its place; a third of a kilobyte counts. */
const leaner: Record<string, { asked: RegExp; by: RegExp; code: string }> = {
  // Links of this site are plain, and one listener makes them instant (src/shell/use-client-navigation.ts).
  link: {
    asked: /^\.\/link\.js$/u,
    by: /\/@tanstack\/react-router\//u,
    code: `
      export const linkOptions = (options) => options
      export const Link = () => { throw Error('Links are plain anchors with hrefTo().') }
      export const createLink = () => Link
      export const useLinkProps = Link`,
  },
  // For Reacts older than 18, which lack it.
  store: {
    asked: /^use-sync-external-store\/shim$/u,
    by: /./u,
    code: `export { useSyncExternalStore } from 'react'`,
  },
  // The language is that of the served page (src/hydrate.tsx); Paraglide's strategies find it elsewhere.
  runtime: {
    asked: /\/paraglide\/runtime\.js$/u,
    by: /\/src\//u,
    code: `
      export let getLocale = () => 'en'
      export const overwriteGetLocale = (own) => { getLocale = own }`,
  },
}

const prefix = '\0lean:'

/** Leaves out of a browser's code what is never used, and makes few files of it: each is compressed by itself. */
export function leanClient(): Plugin {
  return {
    name: 'startline:lean-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return null
      // A module goes with the first group that needs it: the boot alone, then React with the router and the frame.
      const groups = [
        { name: 'boot', test: /\/src\/client\.ts$/u, priority: 2 },
        { name: 'hydrate', test: /\/src\/hydrate\.tsx$/u, priority: 1 },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    resolveId(source, importer = '') {
      const found = Object.entries(leaner).find(
        ([, { asked, by }]) => asked.test(source) && by.test(importer),
      )
      return found === undefined ? null : prefix + found[0]
    },
    load(id) {
      return id.startsWith(prefix) ? (leaner[id.slice(prefix.length)]?.code ?? null) : null
    },
  }
}
