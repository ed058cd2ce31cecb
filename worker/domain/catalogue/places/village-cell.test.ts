import { expect, test } from 'vitest'
import { greatCircleKm } from '../../../../src/model/calendar/great-circle.ts'
import { cellsAround, villageCell } from './village-cell.ts'

test('every point within 25 km lies in the squares around, near the poles and the 180th meridian too', () => {
  for (const lat of [-75, -40, 0, 46, 62, 75])
    for (const lon of [-180, -0.01, 6.8, 179.99])
      for (let turn = 0; turn < 24; turn += 1) {
        const angle = (turn / 24) * 2 * Math.PI
        const to = {
          lat: lat + (Math.sin(angle) * 25) / 111.2,
          lon: lon + (Math.cos(angle) * 25) / (111.2 * Math.cos((lat * Math.PI) / 180)),
        }
        expect(greatCircleKm({ lat, lon }, to)).toBeLessThan(26)
        const wrapped = { ...to, lon: ((to.lon + 540) % 360) - 180 }
        expect(cellsAround({ lat, lon })).toContain(villageCell(wrapped))
      }
})
