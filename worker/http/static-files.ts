import { readAssets } from '../settings/env.ts'

/** Reads a static file of the build by its path from the site's root. @throws Error if it does not exist */
export type ReadFile = (path: string) => Promise<Response>

/**
 * Reads static files from the ASSETS binding; in development, which has no such binding, from the dev server.
 * @param origin of the site
 */
export function fileReader(env: unknown, origin: string): ReadFile {
  return async (path) => {
    const file = new URL(path, origin)
    const response = import.meta.env.DEV ? await fetch(file) : await readAssets(env).fetch(file)
    if (response.ok) return response
    throw new Error(`${path}: ${response.status}`)
  }
}
