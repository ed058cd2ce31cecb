import type { GpxFault } from './gpx/read-gpx.ts'
import { m } from '../../../../paraglide/messages.js'

/** Why a file was not read. */
export const measureTexts = {
  'no-gpx': m.editor_gpx_none,
  entities: m.editor_gpx_none,
  'too-deep': m.editor_gpx_none,
  'too-large': m.editor_gpx_large,
  'too-many-points': m.editor_gpx_large,
  'no-points': m.editor_gpx_empty,
} satisfies Record<GpxFault, (input: { file: string }) => string>
