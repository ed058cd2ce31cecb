import { measureTrack, type TrackMeasures } from './gpx/measure-track.ts'
import { gpxBytesLimit, readGpx, type GpxFault } from './gpx/read-gpx.ts'

export type FileResult =
  | { state: 'read'; name: string; measures: TrackMeasures }
  | { state: 'refused'; name: string; fault: GpxFault }

/** Reads and measures a GPX file in this browser; nothing of it is sent. */
export async function readFile(file: File): Promise<FileResult> {
  const { name } = file
  if (file.size > gpxBytesLimit) return { state: 'refused', name, fault: 'too-large' }
  const result = readGpx(await file.text())
  return result.ok
    ? { state: 'read', name, measures: measureTrack(result.points) }
    : { state: 'refused', name, fault: result.fault }
}
