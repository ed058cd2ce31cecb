import type { Plugin } from 'vite'
import { plateCellFiles } from './plate-cells.ts'
import { wideCellFiles } from './wide-cells.ts'

/**
 * Generates the cells of the base map from which the worker draws place plates (docs/decisions/0047-place-plates.md)
 * and the picture of the calendar's map (0035-map.md), as static files.
 */
export function placePlates(): Plugin {
  return {
    name: 'startline:place-plates',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const { path, cell } of [...plateCellFiles(), ...wideCellFiles()])
        this.emitFile({ type: 'asset', fileName: path, source: JSON.stringify(cell) })
    },
    configureServer(server) {
      let files: Map<string, unknown> | null = null
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/place-plates/') !== true) return next()
        files ??= new Map(
          [...plateCellFiles(), ...wideCellFiles()].map(({ path, cell }) => [`/${path}`, cell]),
        )
        const cell = files.get(request.url)
        if (cell === undefined) next()
        else response.end(JSON.stringify(cell))
      })
    },
  }
}
