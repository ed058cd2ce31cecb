import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { labelFiles } from './labels.ts'
import { lastTileZoom, tileFiles } from './tiles.ts'

const moduleId = '\0startline:basemap'

/** Hash of all inputs of the files. It is part of their path, so that browsers can cache them for ever. */
function fingerprint(): string {
  const inputs = [
    'package-lock.json',
    'worker/catalogue/gazetteer/cities.tsv',
    ...globSync(['scripts/basemap/*.ts', 'src/i18n/countries/*.json']).toSorted(),
  ]
  const hash = createHash('sha256')
  for (const file of inputs) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

function* basemapFiles(folder: string): Generator<{ path: string; source: Uint8Array | string }> {
  for (const { path, bytes } of tileFiles()) yield { path: `${folder}/${path}`, source: bytes }
  for (const { path, labels } of labelFiles())
    yield { path: `${folder}/${path}`, source: JSON.stringify(labels) }
}

/**
 * Generates the basemap of the calendar's map as static files from npm packages and the gazetteer
 * (docs/decisions/0035-map.md), and the module `startline:basemap` with their path.
 */
export function basemap(): Plugin {
  const folder = `assets/map-${fingerprint()}`
  return {
    name: 'startline:basemap',
    resolveId: (source) => (source === 'startline:basemap' ? moduleId : null),
    load: (id) =>
      id === moduleId
        ? `export const folder = '/${folder}'\nexport const lastTileZoom = ${lastTileZoom}`
        : null,
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { path, source } of basemapFiles(folder))
        this.emitFile({ type: 'asset', fileName: path, source })
    },
    configureServer(server) {
      let files: Map<string, Uint8Array | string> | null = null
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(1)
        if (!path.startsWith(folder)) return next()
        files ??= new Map([...basemapFiles(folder)].map((file) => [file.path, file.source]))
        const source = files.get(path)
        if (source === undefined) next()
        else response.end(source)
      })
    },
  }
}
