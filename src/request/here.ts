import { createIsomorphicFn } from '@tanstack/react-start'
import { exactPlace } from '../browser/exact-place.ts'
import { serverPlace } from './here.server.ts'
import type { Point } from '../model/calendar.ts'

/**
 * Where the reader is, as far as this side knows: on the server roughly, where the address asks for what is near; in a
 * browser exactly, where the visitor allowed it in this tab. Null leaves it to the edge.
 */
export const getHere: () => Point | null = createIsomorphicFn()
  .server(() => serverPlace())
  .client(() => exactPlace())
