import { wideGrids } from '../../worker/maps/map-grids.ts'
import { countryParts } from './atlas-rings.ts'
import { areasByPath, filesOf, type CellFile } from './map-cells.ts'

/** The larger cells of wider maps: areas alone. Their edges stay long, because parallels are straight on the map. */
export const wideCellFiles = (): CellFile[] =>
  wideGrids.flatMap(({ detail, ...grid }) =>
    filesOf(
      grid,
      areasByPath(
        countryParts(detail),
        grid,
        () => '',
        (ring) => ring,
      ),
      () => [],
    ),
  )
