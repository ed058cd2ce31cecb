import type { Plugin } from 'vite'
import { builtScript } from './built-script.ts'

/** Scripts that pages contain as text, by the name after `startline:inline/`. */
const sources: Record<string, string> = {
  'before-paint': 'src/boot/before-paint.ts',
  'load-boot': 'src/boot/load-boot.ts',
}

const module = /^startline:inline\/([\w-]+)$/u
const prefix = '\0startline:inline/'

/** The script for an inline script element. @throws Error if the element could not hold it */
async function inlineScript(source: string): Promise<string> {
  const code = await builtScript(source)
  if (code === '' || /<\/script|<!--/iu.test(code))
    throw new Error(`${source} cannot stand in a script element.`)
  return code
}

/** Provides `startline:inline/…`: small scripts of src/boot as text, for worker/pages/html.ts. */
export function inlineScripts(): Plugin {
  return {
    name: 'startline:inline-scripts',
    resolveId: (id) => (module.test(id) ? `\0${id}` : null),
    async load(id) {
      const source = id.startsWith(prefix) ? sources[id.slice(prefix.length)] : undefined
      if (source === undefined) return null
      this.addWatchFile(source)
      return `export default ${JSON.stringify(await inlineScript(source))}`
    },
  }
}
