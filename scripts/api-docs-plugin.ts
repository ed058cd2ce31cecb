import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const docsStyleSheet = 'scripts/api-docs/page.css'

const docsFiles = v.object({ 'api/openapi.json': v.string(), 'api/docs.html': v.string() })

function generateDocs(styleSheets: readonly string[]): v.InferOutput<typeof docsFiles> {
  const args = ['scripts/write-api-docs.ts', ...styleSheets]
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return v.parse(docsFiles, JSON.parse(output))
}

/**
 * Adds `/api/openapi.json` and the page `/api/docs` to the static files of the build, generated from the schemas and
 * descriptions of the API's routes; serves them in development. Neither they nor their generator are in the worker's
 * bundle. Their headers are in public/_headers.
 */
export function apiDocs(): Plugin {
  return {
    name: 'startline:api-docs',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const site = Object.keys(bundle).find((file) => /^assets\/styles-[\w-]+\.css$/u.test(file))
      if (site === undefined) this.error('the site’s style sheet is not in the bundle')
      const source = readFileSync(docsStyleSheet, 'utf8')
      const docs = this.getFileName(this.emitFile({ type: 'asset', name: 'api-docs.css', source }))
      for (const [fileName, text] of Object.entries(generateDocs([`/${site}`, `/${docs}`])))
        this.emitFile({ type: 'asset', fileName, source: text })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        if (url !== '/api/openapi.json' && url !== '/api/docs') return next()
        const files = generateDocs(['/src/styles.css', `/${docsStyleSheet}`])
        const isPage = url === '/api/docs'
        response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json')
        response.end(files[isPage ? 'api/docs.html' : 'api/openapi.json'])
      })
    },
  }
}
