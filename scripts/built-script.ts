import { build } from 'vite'

/** A script with its imports as one text that runs by itself, minified. */
export async function builtScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.map((each) => (each.type === 'chunk' ? each.code.trim() : '')).join('')
}
