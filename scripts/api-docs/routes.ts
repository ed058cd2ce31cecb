import { operationOf, type Operation } from '../../worker/api/middleware/operation.ts'
import { resources } from '../../worker/api/public/index.ts'

/** A registered route with the description attached to its validator. */
export interface DescribedRoute {
  /** "/api/events/{permalink}" */
  path: string
  /** Names of the path's parameters. */
  names: string[]
  operation: Operation
}

const templateOf = (path: string): string =>
  `/api${path.replaceAll(/:(\w+)/gu, '{$1}').replace(/\/$/u, '')}`

type Routes = typeof resources.routes

/**
 * The public routes of the API in the order of their registration.
 * @throws Error naming a route without a description, or one whose description has other path parameters
 */
export function describedRoutes(routes: Routes = resources.routes): DescribedRoute[] {
  const paths = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
  return paths.map((registered) => {
    const [method = '', path = ''] = registered.split(' ')
    const [operation, ...more] = routes
      .filter((route) => route.method === method && route.path === path)
      .flatMap(({ handler }) => operationOf(handler) ?? [])
    const names = [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name)
    if (method !== 'GET' || operation === undefined || more.length > 0)
      throw new Error(
        `${registered} needs one description: serve({ … }) of middleware/operation.ts`,
      )
    if (Object.keys(operation.path ?? {}).join() !== names.join())
      throw new Error(`${registered} has other path parameters than its description`)
    return { path: templateOf(path), names, operation }
  })
}
