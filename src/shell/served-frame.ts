import { createIsomorphicFn } from '@tanstack/react-start'
import { frameMarkup } from './frame-markup.server.tsx'

/** Parts of the frame that only the server renders, because they are the same as long as a page is open. */
export const servedFrame = createIsomorphicFn()
  .server(frameMarkup)
  .client(() => ({ start: null, menu: null, account: null, end: null }))
