/**
 * Replaces `@tanstack/react-router` in the control worker: components get the location and the loaded data from one
 * context, without a router.
 */
import { createContext, useContext, type ReactNode } from 'react'

interface State {
  location: { href: string; pathname: string; searchStr: string }
  matches: readonly { loaderData: unknown }[]
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

/** Used in the browser only. */
export function useRouter() {
  return { history: { push: () => {} } }
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
