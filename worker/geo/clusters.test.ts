import { expect, test } from 'vitest'
import { collectClusters } from './clusters.ts'

const world = { west: -180, south: -85, east: 180, north: 85 }

/** Clusters of these points at a zoom, as numbers of editions and the first edition. */
function clustersOf(points: readonly [lon: number, lat: number][], zoom: number, box = world) {
  const clusters = collectClusters(box, zoom)
  for (const [editionId, [lon, lat]] of points.entries())
    clusters.add({ lon, lat, sport: 0, editionId })
  return clusters.found().map(({ total, editionId }) => [total, editionId])
}

test('neighbours are one cluster far away and apart close by', () => {
  const points: [number, number][] = [
    [8.5, 47.4],
    [8.6, 47.3],
    [139.7, 35.7],
  ]
  expect(clustersOf(points, 1)).toEqual([
    [2, 0],
    [1, 2],
  ])
  const alps = { west: 8, south: 47, east: 9, north: 48 }
  expect(clustersOf(points.slice(0, 2), 12, alps)).toHaveLength(2)
})

test('neighbours on both sides of the meridian 180 are one cluster in a box that crosses it', () => {
  const box = { west: 170, south: -30, east: -170, north: 0 }
  const points: [number, number][] = [
    [179.9, -18],
    [-179.9, -18],
  ]
  expect(clustersOf(points, 3, box)).toEqual([[2, 0]])
})
