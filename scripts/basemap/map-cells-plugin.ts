import type { Plugin } from 'vite'
import { mapCellFiles } from './map-cells.ts'
import { wideCellFiles } from './wide-cells.ts'

/**
 * Generates the cells of the base map from which the worker draws locator maps (docs/decisions/0047-locator-maps.md)
 * and the picture of the calendar's map (0035-map.md), as static files.
 */
export function mapCells(): Plugin {
  return {
    name: 'startline:place-plates',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const { path, cell } of [...mapCellFiles(), ...wideCellFiles()])
        this.emitFile({ type: 'asset', fileName: path, source: JSON.stringify(cell) })
    },
    configureServer(server) {
      let files: Map<string, unknown> | null = null
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/place-plates/') !== true) return next()
        files ??= new Map(
          [...mapCellFiles(), ...wideCellFiles()].map(({ path, cell }) => [`/${path}`, cell]),
        )
        const cell = files.get(request.url)
        if (cell === undefined) next()
        else response.end(JSON.stringify(cell))
      })
    },
  }
}
