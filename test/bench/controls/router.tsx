/**
 * Replaces `@tanstack/react-router` in the control worker: components get the location and the loaded data from one
 * context, without a router.
 */
import { createContext, useContext, type ReactNode } from 'react'

interface State {
  location: { href: string; pathname: string; searchStr: string }
  matches: readonly { staticData: StaticDataRouteOption; loaderData: unknown }[]
}

/** As the product's routes state of themselves (src/routes). */
export interface StaticDataRouteOption {
  menu?: 'calendar' | 'hue'
}

const Shown = createContext<State>({
  location: { href: '/', pathname: '/', searchStr: '' },
  matches: [],
})

export function Shows({ state, children }: { state: State; children: ReactNode }) {
  return <Shown value={state}>{children}</Shown>
}

export function useRouterState<T>({ select }: { select: (state: State) => T }): T {
  return select(useContext(Shown))
}

/** The history is used in the browser only. */
export function useRouter() {
  return { state: useContext(Shown), history: { push: () => {} } }
}

export function notFound(): Error {
  return new Error('not found')
}

export function redirect(): Error {
  return new Error('redirect')
}

/** Needed for hydration, which the control does not do. */
export function createSerializationAdapter<T>(adapter: T): T {
  return adapter
}
