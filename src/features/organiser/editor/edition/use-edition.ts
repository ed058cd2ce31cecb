import { createContext, use } from 'react'

/** The edition whose facts the sections show, and the function that chooses another. */
export interface ChosenEdition {
  /** Key of the edition; null for an event without one. */
  key: string | null
  choose: (key: string) => void
}

export const EditionContext = createContext<ChosenEdition>({ key: null, choose: () => {} })

/** Key of the chosen edition; null without one. */
export const useEdition = (): string | null => use(EditionContext).key
