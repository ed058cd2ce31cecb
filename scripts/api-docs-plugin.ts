import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const ownSheet = 'scripts/api-docs/page.css'

const written = v.object({ 'api/openapi.json': v.string(), 'api/docs.html': v.string() })

function filesWith(sheets: readonly string[]): v.InferOutput<typeof written> {
  const args = ['scripts/write-api-docs.ts', ...sheets]
  const said = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return v.parse(written, JSON.parse(said))
}

/**
 * Puts `/api/openapi.json` and the page `/api/docs` among the static files of the build, made from the schemas and
 * descriptions of the API's routes; serves them in development. The worker carries neither them nor what makes them.
 * Their headers are in public/_headers.
 */
export function apiDocs(): Plugin {
  return {
    name: 'startline:api-docs',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const site = Object.keys(bundle).find((file) => /^assets\/styles-[\w-]+\.css$/u.test(file))
      if (site === undefined) this.error('the site’s style sheet is not in the bundle')
      const source = readFileSync(ownSheet, 'utf8')
      const own = this.getFileName(this.emitFile({ type: 'asset', name: 'api-docs.css', source }))
      for (const [fileName, text] of Object.entries(filesWith([`/${site}`, `/${own}`])))
        this.emitFile({ type: 'asset', fileName, source: text })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        if (url !== '/api/openapi.json' && url !== '/api/docs') return next()
        const files = filesWith(['/src/styles.css', `/${ownSheet}`])
        const page = url === '/api/docs'
        response.setHeader('content-type', page ? 'text/html; charset=utf-8' : 'application/json')
        response.end(files[page ? 'api/docs.html' : 'api/openapi.json'])
      })
    },
  }
}
