import { expect, test } from 'vitest'
import { lengthInName } from './length-in-name.ts'

const half = { value: 21.0975, unit: 'km' }
const marathon = { value: 42.195, unit: 'km' }

test.each([
  ['Ultra 50 km', 'trail', { value: 50, unit: 'km' }],
  ['10K', 'run', { value: 10, unit: 'km' }],
  ['Trail 21,5km', 'trail', { value: 21.5, unit: 'km' }],
  ['100 Mile Endurance Run', 'trail', { value: 100, unit: 'mi' }],
  ['10公里', 'run', { value: 10, unit: 'km' }],
  ['Half marathon', 'run', half],
  ['Linzer Halbmarathon', 'run', half],
  ['Полумарафон', 'run', half],
  ['ハーフマラソン', 'run', half],
  ['Meia Maratona do Porto', 'run', half],
  ['Vienna City Marathon', 'run', marathon],
  ['Марафон', 'run', marathon],
  ['Half', 'run', half],
  ['10 km / 5 km', 'run', null],
  ['Trail +1500 m', 'trail', null],
  ['Kids marathon', 'run', null],
  ['Marathon Staffel', 'run', null],
  ['Ultra Marathon', 'run', null],
  ['Bike Marathon', 'mtb', null],
  ['Run 2027', 'run', null],
  ['7 Kings Run', 'run', null],
] as const)('"%s" (%s) states %j', (name, sport, length) => {
  expect(lengthInName(name, sport)).toEqual(length)
})
