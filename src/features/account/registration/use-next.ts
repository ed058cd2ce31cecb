import { useLocation } from '@tanstack/react-router'
import { nextPath } from '../sign-in/return-path.ts'

/** Path of the page's query to return to after registering; null without one. */
export const useNext = (): string | null =>
  useLocation({ select: ({ search }) => nextPath(search) })
